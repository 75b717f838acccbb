#include "app/cli/console.h"

namespace automa::app {

int Console::refuse(const core::Error& error) const {
    err << "automa: " << (error.path.empty() ? "" : error.path + ": ") << error.message << '\n';
    return 1;
}

int Console::misuse(const std::string& message) const {
    err << "automa: " << message << " (automa --help)\n";
    return 2;
}

} // namespace automa::app
