// How games are begun, and the question without one.
#include "app/scythe/errors.h"
#include "app/scythe/scythe_app.h"
#include "app/scythe/setup/share_code.h"
#include "app/shell/shell.h"
#include "model/scythe/table/share_code.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr const char* setupKey = "scythe/setup";

} // namespace

void ScytheApp::setUp() {
    const GameOptions wanted = newGame_.options(seeds_.next() % short_seed_limit);
    // Who goes back and comes again finds the table that is half laid out.
    const core::Status ready = setup_.isFor(wanted) ? core::Status(core::Done{}) : setup_.prepare(wanted);
    if (ready.ok())
        shell_.navigator()->open(QStringLiteral("scythe/setup"));
    else
        shell_.say(scytheErrorText(ready.error()));
}

void ScytheApp::beginGame() {
    begin(setup_.state(), setup_.seed());
    setup_.leave();
}

// Of a table that is being laid out, its code says all.
void ScytheApp::rememberSetup() {
    const bool layingOut = shell_.navigator()->current() == QLatin1String("scythe/setup");
    const QString code = layingOut ? setup_.code() : QString();
    if (shell_.settings()->value(QLatin1String(setupKey)).toString() != code)
        shell_.settings()->setValue(QLatin1String(setupKey), code);
}

bool ScytheApp::wasSettingUp(Shell& shell) {
    return !shell.settings()->value(QLatin1String(setupKey)).toString().isEmpty();
}

void ScytheApp::resumeSetup() {
    const QString code = shell_.settings()->value(QLatin1String(setupKey)).toString();
    if (!code.isEmpty() && shell_.navigator()->depth() == 1)
        static_cast<void>(shareCode().use(code)); // a code of another version is left alone
}

ScytheShareCode& ScytheApp::shareCode() {
    if (!shareCode_)
        shareCode_ = std::make_unique<ScytheShareCode>(*this);
    return *shareCode_;
}

ScytheAsk* ScytheApp::ask() {
    if (!ask_) {
        ask_ = std::make_unique<ScytheAsk>(facts_, *shell_.settings());
        connect(ask_.get(), &ScytheAsk::refused, &shell_, &Shell::say);
        connect(&shell_, &Shell::languageChanged, ask_.get(), &ScytheAsk::retell);
    }
    return ask_.get();
}

void ScytheApp::askWhy() {
    if (const auto& decision = ask()->game().decision())
        why_.look(ask()->game().state(), *decision);
    shell_.navigator()->open(QStringLiteral("scythe/why"));
}

} // namespace automa::app::scythe_app
