// What lists, Home and statistics say of saved games.
#pragma once

#include "app/library/saved_games_of.h"
#include "tests/toy/app/toy_app.h"

namespace automa::app::toy_app {

class ToySavedGames final : public SavedGamesOf<ToyApp, ToyCodec> {
public:
    explicit ToySavedGames(Shell& shell) : SavedGamesOf(shell, QStringLiteral("toy")) {}

    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override;
};

} // namespace automa::app::toy_app
