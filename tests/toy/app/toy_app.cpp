#include "tests/toy/app/toy_app.h"

#include "app/library/library_app.h"
#include "app/shell/shell.h"

namespace automa::app::toy_app {

ToyApp::ToyApp(Shell& shell)
    : game_(std::make_shared<const toy::Facts>()), saves_(game_, LibraryApp::of(shell).host()),
      history_(game_), why_(game_) {
    connect(&game_, &SessionBase::changed, this, &ToyApp::changed);
}

QString ToyApp::instruction() const {
    const auto& decision = game_.decision();
    return decision ? QStringLiteral("Take %1 for the Automa").arg(decision->stones) : QString();
}

void ToyApp::begin() {
    saves_.begin(toy::start(game_.facts()), {}, 7);
}

bool ToyApp::take(int stones) {
    if (!game_.perform(toy::Take{stones}).ok())
        return false;
    if (game_.state().over())
        finish();
    else
        static_cast<void>(game_.perform(toy::Announce{}));
    return true;
}

bool ToyApp::done() {
    if (!game_.perform(toy::Confirm{}).ok())
        return false;
    if (game_.state().over())
        finish();
    return true;
}

void ToyApp::finish() {
    const toy::State& end = game_.state();
    const bool human = end.next == toy::Side::automa; // who took the last one
    storage::GameResult result;
    result.sides = {
        {.side = "human", .name = {}, .kind = "human", .points = end.taken[0], .rank = human ? 1 : 2},
        {.side = "automa", .name = {}, .kind = "automa", .points = end.taken[1], .rank = human ? 2 : 1}};
    result.own = R"({"heap": 21})";
    static_cast<void>(saves_.finish(result));
}

} // namespace automa::app::toy_app
