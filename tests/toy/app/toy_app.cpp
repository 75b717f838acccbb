#include "tests/toy/app/toy_app.h"

#include "app/library/library_app.h"
#include "app/play/play_errors.h"
#include "app/shell/shell.h"
#include "app/text/embedded_facts.h"
#include "tests/toy/app/looks.h"
#include "tests/toy/app/text/names.h"

#include <QQmlEngine>

#include <algorithm>

namespace automa::app::toy_app {

using namespace toy;

ToyApp::ToyApp(Shell& shell)
    : shell_(shell), game_(embeddedFacts<Catalogue>()), saves_(game_, LibraryApp::of(shell).host()),
      place_(*shell.settings(), QStringLiteral("toy")), history_(game_), why_(game_) {
    connect(&game_, &SessionBase::changed, this, &ToyApp::show);
    connect(&shell_, &Shell::languageChanged, this, &ToyApp::retell);
    connect(&saves_, &SavedSessionBase::told, &shell_, &Shell::say);
}

ToyApp* ToyApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* app =
        qobject_cast<ToyApp*>(Shell::create(engine, scripts)->games()->viewModel(QStringLiteral("toy")));
    Q_ASSERT_X(app, "ToyApp::create", "plugToy() was not called for this shell");
    return app;
}

int ToyApp::most() const {
    return automa() || !game_.isOpen() ? 0 : std::min(game_.facts().most, stones());
}

QString ToyApp::standing() const {
    if (!over())
        return translate("ToyApp", "Stones left: %1").arg(stones());
    return game_.state().next == Side::automa ? translate("ToyApp", "You win")
                                              : translate("ToyApp", "The Automa wins");
}

void ToyApp::begin() {
    saves_.begin(new_game(game_.facts()), {}, 0);
    shell_.navigator()->home();
    shell_.navigator()->open(QStringLiteral("toy/game"));
}

bool ToyApp::resume(const QString& uuid) {
    const core::Status opened = saves_.resume(uuid);
    if (!opened.ok())
        shell_.say(playErrorText(opened.error()));
    return opened.ok();
}

bool ToyApp::take(int stones) {
    return perform(Take{stones}) && (over() || perform(Announce{}));
}

bool ToyApp::done() {
    return perform(Confirm{});
}

bool ToyApp::perform(const Command& command) {
    if (const core::Status done = game_.perform(command); !done.ok()) {
        shell_.say(playErrorText(done.error()));
        return false;
    }
    if (over())
        finish();
    return true;
}

void ToyApp::show() {
    TurnText text;
    if (const auto& decision = game_.decision()) {
        text.look = sideLook(QStringLiteral("automa"));
        text.headline = translate("ToyApp", "The Automa takes %1").arg(decision->stones);
        text.groups = {
            {.lines = {{.text = translate("ToyApp", "Take %1 from the heap.").arg(decision->stones),
                        .symbol = QStringLiteral("tile")}}}};
    }
    turn_.show(std::move(text), game_.cursor() + 1);
    emit changed();
}

void ToyApp::retell() {
    game_.retell();
    history_.retell();
    why_.retell();
    show();
}

void ToyApp::finish() {
    const State& end = game_.state();
    const bool human = end.next == Side::automa; // who took the last stone
    storage::GameResult result;
    result.sides = {
        {.side = "human", .name = {}, .kind = "human", .points = end.taken[0], .rank = human ? 1 : 2},
        {.side = "automa", .name = {}, .kind = "automa", .points = end.taken[1], .rank = human ? 2 : 1}};
    result.own = nlohmann::json{{"heap", game_.facts().heap}}.dump();
    static_cast<void>(saves_.finish(result));
}

} // namespace automa::app::toy_app
