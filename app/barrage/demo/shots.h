#pragma once

#include <functional>

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

class BarrageGame;

/// Plays on without people (humans pass, what the table must tell is made up) until `enough` holds or the
/// game ends.
void playOn(BarrageGame& game, const std::function<bool(const BarrageGame&)>& enough);

/// The screens of new games, set-up, saves and endings for ./dev shots.
void addBarrageShots(Shell& shell);

} // namespace automa::app::barrage_app
