#pragma once

namespace automa::app {
class Pages;
}

namespace automa::app::barrage_app {

/// What the screens of Barrage are for, behind the question mark of each.
void addBarrageHelp(Pages& pages);

} // namespace automa::app::barrage_app
