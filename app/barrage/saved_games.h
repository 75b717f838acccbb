// What lists and Home say of saved games of Barrage.
#pragma once

#include "app/barrage/barrage_app.h"
#include "app/library/saved_games_of.h"

#include <nlohmann/json.hpp>

namespace automa::app::barrage_app {

class BarrageSavedGames final : public SavedGamesOf<BarrageApp, BarrageCodec> {
public:
    explicit BarrageSavedGames(Shell& shell) : SavedGamesOf(shell, QStringLiteral("barrage")) {}

    /// "Germany, USA, Italy"
    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    /// The levels of its Automas: "High, Very high".
    [[nodiscard]] QString way(const storage::GameSummary& game) const override;
    /// "Round 3 · 28 : 33 : 31", in the order of the seals.
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override;
};

} // namespace automa::app::barrage_app
