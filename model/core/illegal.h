// What a check deep inside a command says: the command is refused. Nobody outside the carrier sees it thrown;
// it is turned into an Error at the model's border.
#pragma once

#include "model/core/result.h"

#include <string>
#include <utility>

namespace automa::core {

struct Illegal {
    Error error;
};

[[noreturn]] inline void refuse(std::string id, std::string path, std::string message) {
    throw Illegal{{std::move(id), std::move(path), std::move(message)}};
}

} // namespace automa::core
