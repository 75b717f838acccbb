// A new game: who plays, and what is drawn for the table (B-1.7, section 3, L-1 to L-11).
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"
#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::barrage {

struct Participant {
    std::optional<Company> company; // none: drawn
    PlayerKind player = PlayerKind::automa;
    Level level = Level::medium;
    std::optional<Officer> officer; // at very_high; none: drawn

    friend bool operator==(const Participant&, const Participant&) = default;
};

struct GameOptions {
    std::vector<Participant> participants;
    bool leeghwater = false;
    Interpretations interpretations;
    std::uint64_t seed = 0;
    /// As version 0.1.0 drew: the officers in the expansion's box come without it too.
    bool officers_of_both_boxes = false;

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

/// The stacks that a table draws from, face down. The app does not keep them in a position: the cardboard
/// does.
struct Supply {
    std::array<std::vector<ContractId>, 3> contracts; // by colour, the next one last
    std::vector<TechId> patents;                      // the next one last: level I before II before III
    std::vector<WorkId> works;                        // the next one last

    friend bool operator==(const Supply&, const Supply&) = default;
};

struct NewGame {
    State state;
    Supply supply;
};

/// A legal position at the start of round 1, with the headstreams' first drops on it. The same options give
/// the same game.
[[nodiscard]] core::Result<NewGame> new_game(const Catalogue& catalogue, const GameOptions& options);

/// Every human holds a starting contract of its own. The same seed deals the same; the rest of a set-up does
/// not hang on it.
void deal_starting_contracts(const Catalogue& catalogue, State& state, std::uint64_t seed);
[[nodiscard]] bool is_starting(const Contract& contract);

} // namespace automa::barrage
