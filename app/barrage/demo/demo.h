// What is there for the screenshots and the tests only: games played on by themselves, screens worth a
// picture.
#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

void demoBarrage(Shell& shell);

} // namespace automa::app::barrage_app
