#pragma once

namespace automa::app {

class Pages;

/// What the screens of Barrage are for, behind the question mark of each.
void addBarrageHelp(Pages& pages);

} // namespace automa::app
