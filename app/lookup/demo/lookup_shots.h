// Pictures of the look-up, for the screenshots and the tests only.
#pragma once

#include <QString>

#include <span>

namespace automa::app {

class Shell;

/// An entry, a list, or what a query finds.
struct LookupShot {
    const char* name;
    const char* key = "";
    const char* category = "";
    const char* query = "";
};

void addLookupShots(Shell& shell, const QString& game, std::span<const LookupShot> shots);

} // namespace automa::app
