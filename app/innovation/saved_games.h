// What lists and Home say of saved games of Age of Innovation.
#pragma once

#include "app/innovation/innovation_app.h"
#include "app/library/saved_games_of.h"

#include <nlohmann/json.hpp>

namespace automa::app::innovation_app {

class InnovationSavedGames final : public SavedGamesOf<InnovationApp, InnovationCodec> {
public:
    explicit InnovationSavedGames(Shell& shell) : SavedGamesOf(shell, QStringLiteral("innovation")) {}

    /// "Wanderers, Automächtig"
    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    /// Terrains, the humans' first.
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    /// "Cards only"; the level is in the title.
    [[nodiscard]] QString way(const storage::GameSummary& game) const override;
    /// "Round 3 · Automa 46 VP"
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override;
};

} // namespace automa::app::innovation_app
