#pragma once

#include "app/library/library_app.h"
#include "tests/journeys/journey.h"

#include <vector>

namespace automa::journeys {

using app::LibraryApp;

/// The list of saved games as it is now.
[[nodiscard]] inline std::vector<app::PlayedGame> savedGames(Journey& journey) {
    LibraryApp::of(journey.shell()).games()->refresh();
    return LibraryApp::of(journey.shell()).games()->rows()->rows();
}

} // namespace automa::journeys
