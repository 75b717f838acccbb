#include "app/scythe/setup/share_code.h"

#include "app/scythe/errors.h"
#include "app/scythe/scythe_app.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"
#include "model/scythe/table/share_code.h"

#include <QQmlEngine>

namespace automa::app::scythe_app {
namespace {

constexpr Word refusals[] = {
    {"share.empty", QT_TRANSLATE_NOOP("ScytheShareCode", "Type the code that the other phone shows.")},
    {"share.letter",
     QT_TRANSLATE_NOOP("ScytheShareCode", "Codes have only Latin letters and digits. Check what you typed.")},
    {"share.mistyped",
     QT_TRANSLATE_NOOP("ScytheShareCode",
                       "A letter is wrong, missing or in the wrong place. Compare the code once more.")},
    {"share.newer",
     QT_TRANSLATE_NOOP("ScytheShareCode", "The code comes from another version of the app. Update both.")},
    {"share.senseless", QT_TRANSLATE_NOOP("ScytheShareCode", "This code does not describe a set-up.")},
};

QString sentenceFor(const core::Error& error) {
    const Word* word = find_word(refusals, QString::fromStdString(error.id));
    return word ? translate("ScytheShareCode", word->source) : scytheErrorText(error);
}

} // namespace

ScytheShareCode::ScytheShareCode(ScytheApp& app) : app_(app) {
    connect(app_.setup(), &ScytheSetup::changed, this, &ScytheShareCode::changed);
    connect(this, &ScytheShareCode::copied, &app_.shell(), [this](const QString& code) {
        app_.shell().say(translate("ScytheShareCode", "Copied: %1").arg(code));
    });
}

ScytheShareCode* ScytheShareCode::create(QQmlEngine* engine, QJSEngine* scripts) {
    ScytheShareCode* share = &ScytheApp::create(engine, scripts)->shareCode();
    QJSEngine::setObjectOwnership(share, QJSEngine::CppOwnership);
    return share;
}

QString ScytheShareCode::code() const {
    return app_.setup()->code();
}

QString ScytheShareCode::use(const QString& code) {
    const auto read = scythe::read_share_code(code.toStdString());
    if (!read.ok())
        return sentenceFor(read.error());
    if (const core::Status ready = app_.setup()->prepare(read.value()); !ready.ok())
        return sentenceFor(ready.error());
    app_.newGame()->takeOver(read.value());
    app_.shell().navigator()->open(QStringLiteral("scythe/setup"));
    return {};
}

} // namespace automa::app::scythe_app
