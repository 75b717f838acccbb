#pragma once

namespace automa::app {
class Pages;
}

namespace automa::app::scythe_app {

/// What the screens of Scythe are for, behind the question mark of each.
void addScytheHelp(Pages& pages);

} // namespace automa::app::scythe_app
