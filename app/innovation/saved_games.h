// What lists and Home say of saved games of Age of Innovation.
#pragma once

#include "app/library/saved_games.h"

namespace automa::app {
class Shell;
}

namespace automa::app::innovation_app {

class InnovationApp;

class InnovationSavedGames final : public SavedGames {
public:
    explicit InnovationSavedGames(Shell& shell) : shell_(shell) {}

    [[nodiscard]] QString game() const override { return QStringLiteral("innovation"); }
    [[nodiscard]] int newestFormat() const override;
    /// "Wanderers, Automächtig"
    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    /// Terrains, the humans' first.
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    /// "Round 3 · Automa 46 VP"
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override;
    [[nodiscard]] core::Result<std::string> summaryOf(const QString& uuid) override;

    [[nodiscard]] QString openGame() const override;
    [[nodiscard]] core::Status open(const QString& uuid) override;
    void forget() override;

private:
    [[nodiscard]] InnovationApp& app() const;

    Shell& shell_;
};

} // namespace automa::app::innovation_app
