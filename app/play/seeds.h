// Where the games' seeds come from.
#pragma once

#include <cstdint>
#include <optional>

namespace automa::app {

/// A new seed for every game: random, or counted up from $AUTOMA_SEED, so that a game can be played again.
class Seeds {
public:
    Seeds();

    [[nodiscard]] std::uint64_t next();

private:
    std::optional<std::uint64_t> fixed_;
};

} // namespace automa::app
