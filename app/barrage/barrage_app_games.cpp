// How games are begun, left and taken up again.
#include "app/barrage/barrage_app.h"
#include "app/barrage/setup/share_code.h"
#include "app/barrage/table_errors.h"
#include "app/play/play_errors.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"
#include "model/barrage/table/share_code.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr const char* setupKey = "barrage/setup";

} // namespace

void BarrageApp::joinGames() {
    connect(&shell_, &Shell::languageChanged, this, [this] {
        newGame_.refresh();
        setup_.refresh();
        game_.retell();
        history_.retell();
        roundEnd_.refresh();
        gameEnd_.refresh();
    });
    connect(&saves_, &SavedSessionBase::told, &shell_, &Shell::say);
    connect(&roundEnd_, &BarrageRoundEnd::refused, &shell_, &Shell::say);
    connect(&gameEnd_, &BarrageGameEnd::refused, &shell_, &Shell::say);
    connect(shell_.navigator(), &Navigator::changed, this, &BarrageApp::rememberSetup);
    connect(&setup_, &BarrageSetup::changed, this, &BarrageApp::rememberSetup);
}

void BarrageApp::setUp() {
    const GameOptions wanted = newGame_.options(seeds_.next() % short_seed_limit);
    const bool same = setup_.isFor(wanted, newGame_.tileSource());
    // Who goes back and comes again finds the table that is half laid out.
    const core::Status ready =
        same ? core::Status(core::Done{}) : setup_.prepare(wanted, newGame_.tileSource());
    if (ready.ok())
        shell_.navigator()->open(QStringLiteral("barrage/setup"));
    else
        shell_.say(barrageErrorText(ready.error()));
}

void BarrageApp::begin() {
    if (!setup_.problem().isEmpty())
        return;
    saves_.begin(setup_.state(), setup_.tileSource(), setup_.seed());
    setup_.leave();
    place_.keep(GamePlace::Table);
    shell_.navigator()->home();
    shell_.navigator()->open(QStringLiteral("barrage/game"));
}

bool BarrageApp::resume(const QString& uuid) {
    const core::Status opened = saves_.resume(uuid);
    if (!opened.ok())
        shell_.say(playErrorText(opened.error()));
    return opened.ok();
}

BarrageShareCode& BarrageApp::shareCode() {
    if (!shareCode_)
        shareCode_ = std::make_unique<BarrageShareCode>(*this);
    return *shareCode_;
}

// Of a table that is being laid out, its code says all.
void BarrageApp::rememberSetup() {
    const bool layingOut = shell_.navigator()->current() == QLatin1String("barrage/setup");
    const QString code = layingOut ? shareCode().drawnCode() : QString();
    if (shell_.settings()->value(QLatin1String(setupKey)).toString() != code)
        shell_.settings()->setValue(QLatin1String(setupKey), code);
}

void BarrageApp::resumeSetup() {
    const QString code = shell_.settings()->value(QLatin1String(setupKey)).toString();
    if (code.isEmpty() || shell_.navigator()->depth() != 1)
        return;
    if (const QString refused = shareCode().use(code); !refused.isEmpty())
        shell_.say(translate("BarrageApp", "The set-up you had begun cannot be restored. Draw a new one."));
}

} // namespace automa::app::barrage_app
