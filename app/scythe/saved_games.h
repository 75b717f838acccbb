// What lists and Home say of saved games of Scythe.
#pragma once

#include "app/library/saved_games.h"

namespace automa::app {
class Shell;
}

namespace automa::app::scythe_app {

class ScytheApp;

class ScytheSavedGames final : public SavedGames {
public:
    explicit ScytheSavedGames(Shell& shell) : shell_(shell) {}

    [[nodiscard]] QString game() const override { return QStringLiteral("scythe"); }
    [[nodiscard]] int newestFormat() const override;
    /// "Polania, Rusviet"
    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    /// "Stars 2 : 3", in the order of the seals.
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override; // statistics.cpp
    [[nodiscard]] core::Result<std::string> summaryOf(const QString& uuid) override;

    [[nodiscard]] QString openGame() const override;
    [[nodiscard]] core::Status open(const QString& uuid) override;
    void forget() override;

private:
    [[nodiscard]] ScytheApp& app() const;

    Shell& shell_;
};

} // namespace automa::app::scythe_app
