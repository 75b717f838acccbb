// What lists and Home say of saved games of Scythe.
#pragma once

#include "app/library/saved_games_of.h"
#include "app/scythe/scythe_app.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {

class ScytheSavedGames final : public SavedGamesOf<ScytheApp, ScytheCodec> {
public:
    explicit ScytheSavedGames(Shell& shell) : SavedGamesOf(shell, QStringLiteral("scythe")) {}

    /// "Polania, Rusviet"
    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    /// "Automaszyna (hard)", "Cards only · Autometta (easy)"
    [[nodiscard]] QString way(const storage::GameSummary& game) const override;
    /// "Stars 2 : 3", in the order of the seals.
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override; // statistics.cpp
};

} // namespace automa::app::scythe_app
