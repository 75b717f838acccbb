#include "app/text/language_data.h"

#include "app/text/language_files.h"

#include <nlohmann/json.hpp>

namespace automa::app {

/// It is built with the program and tested with it, so it can only fail together with it.
nlohmann::json language_data(std::string_view path) {
    for (const facts::EmbeddedFile& one : language_files())
        if (one.path == path)
            return nlohmann::json::parse(one.text);
    return {};
}

} // namespace automa::app
