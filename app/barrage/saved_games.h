// What lists and Home say of saved games of Barrage.
#pragma once

#include "app/library/saved_games.h"

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

class BarrageApp;

class BarrageSavedGames final : public SavedGames {
public:
    explicit BarrageSavedGames(Shell& shell) : shell_(shell) {}

    [[nodiscard]] QString game() const override { return QStringLiteral("barrage"); }
    [[nodiscard]] int newestFormat() const override;
    /// "Germany, USA, Italy"
    [[nodiscard]] QString title(const storage::GameSummary& game) const override;
    [[nodiscard]] QStringList sides(const storage::GameSummary& game) const override;
    /// "Round 3 · 28 : 33 : 31", in the order of the seals.
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override;
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override;
    [[nodiscard]] StatisticsWords statistics() const override;
    [[nodiscard]] core::Result<std::string> summaryOf(const QString& uuid) override;

    [[nodiscard]] QString openGame() const override;
    [[nodiscard]] core::Status open(const QString& uuid) override;
    void forget() override;

private:
    [[nodiscard]] BarrageApp& app() const;

    Shell& shell_;
};

} // namespace automa::app::barrage_app
