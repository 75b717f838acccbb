// What the saved games of every game do alike: they are opened, looked into and let go by its view-model.
#pragma once

#include "app/library/saved_games.h"
#include "app/shell/shell.h"

namespace automa::app {

/// `App`: the game's view-model, with saves() and game(); `Codec`: how its games are written. A game adds its
/// words.
template <class App, class Codec>
class SavedGamesOf : public SavedGames {
public:
    /// Contract: the shell outlives it.
    SavedGamesOf(Shell& shell, QString game) : shell_(shell), game_(std::move(game)) {}

    [[nodiscard]] QString game() const override { return game_; }
    [[nodiscard]] int newestFormat() const override { return Codec::format; }
    [[nodiscard]] core::Result<std::string> summaryOf(const QString& uuid) override {
        const auto state = app().saves().look(uuid);
        if (!state.ok())
            return state.error();
        return Codec::summary(app().game().facts(), state.value()).dump();
    }

    [[nodiscard]] QString openGame() const override {
        auto* made = static_cast<App*>(shell_.games()->madeViewModel(game_));
        return made ? made->saves().openGame() : QString();
    }
    [[nodiscard]] core::Status open(const QString& uuid) override { return app().saves().resume(uuid); }
    void forget() override { app().saves().forget(); }

private:
    [[nodiscard]] App& app() const { return *static_cast<App*>(shell_.games()->viewModel(game_)); }

    Shell& shell_;
    QString game_;
};

} // namespace automa::app
