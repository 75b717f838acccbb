// What this program is and what it was built with. CMake fills it in (version.cpp.in); the number itself
// stands in one place, project() in the root CMakeLists.txt.
#pragma once

namespace automa::app {

/// As people and packages call it: 1.0.0.
extern const char* const app_version;

/// Versions of what others made, as this build found them; the compiler with its name: GCC 12.2.0.
struct BuildTools {
    const char* sqlite;
    const char* sqlitecpp;
    const char* json;
    const char* compiler;
};
extern const BuildTools build_tools;

} // namespace automa::app
