#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::toy_app {

void plugToy(Shell& shell);

} // namespace automa::app::toy_app
