// What the Automa may do next, from what everybody at the table can know.
#pragma once

#include "model/innovation/turn/decision.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::innovation {

/// The hidden cards as the table knows them: these lie in the stack for sure, and so many more of those
/// nobody has seen.
struct HiddenCards {
    CardList known;
    CardList unseen;                     // where they are nobody can tell
    std::uint64_t left = 0;              // r: cards in the stack
    std::uint64_t drawn_from_unseen = 0; // k: how many of the stack are unseen
};
[[nodiscard]] HiddenCards hidden_cards(const Catalogue& catalogue, const State& state);

/// What a pair of cards would bring, if it came next.
struct Prospect {
    std::optional<CardId> action_card; // none: the stack is empty, and it passes by A-41
    CardId support_card = unknown_card;
    bool unseen = false;      // a card nobody has seen yet has a part in it
    std::uint64_t weight = 0; // over Forecast::denominator
    Decision decision;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};

/// In how many of its turns from now the Automa passes: 1 is the next one.
struct PassOdds {
    int turn = 1;
    std::uint64_t weight = 0; // over Forecast::pass_denominator

    friend bool operator==(const PassOdds&, const PassOdds&) = default;
};

struct Forecast {
    State before; // the position it starts from, its cards not drawn yet
    std::vector<Prospect>
        prospects; // by action card, then support card; their weights sum to the denominator
    std::uint64_t denominator = 1;
    std::vector<PassOdds> passes; // earliest first; their weights sum to the denominator
    std::uint64_t pass_denominator = 1;

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// The Automa's next turn for every card that may come, if nobody changes the board before. While its turn
/// lies on the table, it is the turn after that one. Nothing if it will not act any more in this round, if
/// the table must answer something first, or if only the cards are tracked. Contract: neither the order of
/// the hidden cards nor which unseen cards are among them matters.
[[nodiscard]] std::optional<Forecast> forecast(const Catalogue& catalogue, const State& state);

/// When the Automa passes, cards alone considered; also in a game that tracks only them.
struct PassForecast {
    std::vector<PassOdds> passes;
    std::uint64_t denominator = 1;
};
[[nodiscard]] std::optional<PassForecast> pass_forecast(const Catalogue& catalogue, const State& state);

/// Whether two prospects come to the same on the table, whatever the cards and the reasons.
[[nodiscard]] bool same_outcome(const Decision& a, const Decision& b);

} // namespace automa::innovation
