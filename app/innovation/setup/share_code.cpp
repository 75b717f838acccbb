#include "app/innovation/setup/share_code.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/setup/new_game.h"
#include "app/innovation/setup/setup.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"
#include "model/innovation/table/share_code.h"

namespace automa::app::innovation_app {
namespace {

constexpr Word refusals[] = {
    {"share.empty", QT_TRANSLATE_NOOP("InnovationShareCode", "Type the code that the other phone shows.")},
    {"share.letter", QT_TRANSLATE_NOOP("InnovationShareCode",
                                       "Codes have only Latin letters and digits. Check what you typed.")},
    {"share.mistyped",
     QT_TRANSLATE_NOOP("InnovationShareCode",
                       "A letter is wrong, missing or in the wrong place. Compare the code once more.")},
    {"share.newer", QT_TRANSLATE_NOOP("InnovationShareCode",
                                      "The code comes from another version of the app. Update both.")},
    {"share.senseless",
     QT_TRANSLATE_NOOP("InnovationShareCode", "This code does not describe a set-up of Age of Innovation.")},
};

QString sentenceFor(const core::Error& error) {
    const Word* word = find_word(refusals, QString::fromStdString(error.id));
    return word ? translate("InnovationShareCode", word->source) : innovationErrorText(error);
}

} // namespace

InnovationShareCode::InnovationShareCode(InnovationApp& app) : app_(app) {
    connect(&joined<InnovationSetup>(app_), &InnovationSetup::changed, this, &InnovationShareCode::changed);
    connect(this, &InnovationShareCode::copied, &app_.shell(), [this](const QString& code) {
        app_.shell().say(translate("InnovationShareCode", "Copied: %1").arg(code));
    });
}

InnovationShareCode* InnovationShareCode::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationShareCode>(engine, scripts);
}

QString InnovationShareCode::code() const {
    return joined<InnovationSetup>(app_).code();
}

QString InnovationShareCode::use(const QString& code) {
    const auto read = innovation::read_share_code(code.toStdString());
    if (!read.ok())
        return sentenceFor(read.error());
    InnovationSetup& setup = joined<InnovationSetup>(app_);
    if (const core::Status ready = setup.prepare(read.value()); !ready.ok())
        return sentenceFor(ready.error());
    setup.setWay(SetupModel::Draw);
    joined<InnovationNewGame>(app_).takeOver(read.value());
    app_.shell().navigator()->open(QStringLiteral("innovation/setup"));
    return {};
}

} // namespace automa::app::innovation_app
