// What the Automa may do next, from what everybody at the table can see.
#pragma once

#include "model/scythe/turn/decision.h"

#include <optional>
#include <vector>

namespace automa::scythe {

/// What one unseen card would bring, if it came next. With a question of the Automa: as far as it is certain.
struct Prospect {
    CardId card;
    Decision decision;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};

/// Prospects with the same moves on the board. Its odds are cards.size() in Forecast::prospects.size().
struct Outcome {
    std::size_t example = 0; // index of the first of its prospects
    core::IdSet<CardId> cards;
    bool skipped = false; // the turn is skipped

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Every prospect is equally likely.
struct Forecast {
    SideId side;
    std::vector<Prospect> prospects; // by the cards' numbers
    std::vector<Outcome> outcomes;   // the likeliest first, then by the lowest card

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// The Automa's next turn for every card that may come, as the board stands. Nothing while its turn or a
/// defence lies on the table, after the end, or while only the cards are kept. Contract: the order of the
/// hidden cards and the generator's state do not matter.
[[nodiscard]] std::optional<Forecast> forecast(const Catalogue& catalogue, const State& state);

/// What one card would bring as the board stands, wherever it lies now. Nothing while a fight is due, after
/// the end, or while only the cards are kept.
[[nodiscard]] std::optional<Decision> prospect(const Catalogue& catalogue, const State& state, CardId card);

} // namespace automa::scythe
