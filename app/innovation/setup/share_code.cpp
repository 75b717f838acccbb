#include "app/innovation/setup/share_code.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/setup/new_game.h"
#include "app/innovation/setup/setup.h"
#include "app/shell/shell.h"
#include "model/innovation/table/share_code.h"

namespace automa::app::innovation_app {
namespace {

QString sentenceFor(const core::Error& error) {
    return shareErrorText(error).value_or(innovationErrorText(error));
}

} // namespace

InnovationShareCode::InnovationShareCode(InnovationApp& app) : app_(app) {
    connect(&joined<InnovationSetup>(app_), &InnovationSetup::changed, this, &InnovationShareCode::changed);
    connect(this, &InnovationShareCode::told, &app_.shell(), &Shell::say);
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
