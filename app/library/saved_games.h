// What a game tells of its saved games, for lists and for Home.
#pragma once

#include "app/library/statistics_words.h"
#include "app/shell/home_feed.h"
#include "model/core/result.h"
#include "model/storage/types.h"

#include <QString>
#include <QStringList>

#include <string>

namespace automa::app {

/// One a game, registered with LibraryApp::addGame(). Words are made from what the list has of a game (its
/// players and its summary, ids and numbers): no facts are loaded and no game is read for them.
class SavedGames {
public:
    SavedGames() = default;
    SavedGames(const SavedGames&) = delete;
    SavedGames& operator=(const SavedGames&) = delete;
    virtual ~SavedGames() = default;

    /// The id of the game.
    [[nodiscard]] virtual QString game() const = 0;
    /// Of setups and entries; files with a newer one are refused.
    [[nodiscard]] virtual int newestFormat() const = 0;

    /// The title that the app makes. Not asked for what somebody typed; `marks.kind` Unknown is a title of an
    /// older version, made or typed.
    [[nodiscard]] virtual QString title(const storage::GameSummary& game) const = 0;
    /// The ids of its sides, in the order of their seals.
    [[nodiscard]] virtual QStringList sides(const storage::GameSummary& game) const = 0;
    /// What tells games of the same sides apart: mode, level. Empty where the title or the standing says it.
    [[nodiscard]] virtual QString way(const storage::GameSummary&) const { return {}; }
    /// "Round 3 · 28 : 33"; empty if nothing is known.
    [[nodiscard]] virtual QString standing(const storage::GameSummary& game) const = 0;
    /// For Home; its page, properties and time are filled in.
    [[nodiscard]] virtual ContinueCard card(const storage::GameSummary& game) const = 0;
    /// What its statistics count by, in the app's language.
    [[nodiscard]] virtual StatisticsWords statistics() const = 0;
    /// The summary of a game that has none because an older version wrote it; reads the game.
    [[nodiscard]] virtual core::Result<std::string> summaryOf(const QString& uuid) = 0;

    /// The uuid of the game that is open; empty if none is. Nothing is made for the answer.
    [[nodiscard]] virtual QString openGame() const = 0;
    /// Opens it, without its page.
    [[nodiscard]] virtual core::Status open(const QString& uuid) = 0;
    /// Lets go of the open one.
    virtual void forget() = 0;
};

} // namespace automa::app
