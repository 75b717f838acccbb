// What each screen of Age of Innovation is for and what to tap, in two or three sentences.
#pragma once

namespace automa::app {
class Pages;
}

namespace automa::app::innovation_app {

void addInnovationHelp(Pages& pages);

} // namespace automa::app::innovation_app
