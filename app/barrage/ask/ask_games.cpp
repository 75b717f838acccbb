#include "app/barrage/ask/ask_games.h"

#include "app/barrage/saved_games.h"
#include "app/library/games_list.h"
#include "app/library/library_app.h"
#include "app/play/play_errors.h"
#include "app/shell/shell.h"

namespace automa::app::barrage_app {
namespace {

constexpr int newest = 30; // older ones are asked about in the game itself

} // namespace

BarrageAskGames::BarrageAskGames(Shell& shell, const BarrageSaves& saves, BarrageAsk& ask)
    : shell_(shell), saves_(saves), ask_(ask) {}

void BarrageAskGames::refresh() {
    const BarrageSavedGames words(shell_);
    storage::GamesQuery query;
    query.game = words.game().toStdString();
    query.limit = newest;
    std::vector<AskGame> rows;
    if (const auto games = LibraryApp::of(shell_).host().library()->games(query); games.ok())
        for (const storage::GameSummary& game : games.value())
            if (!game.fault)
                rows.push_back(
                    {QString::fromStdString(game.uuid), shownTitle(game, &words), words.standing(game)});
    rows_.show(std::move(rows));
}

bool BarrageAskGames::take(const QString& uuid) {
    const auto position = saves_.look(uuid);
    if (!position.ok()) {
        shell_.say(playErrorText(position.error()));
        return false;
    }
    return ask_.take(position.value());
}

} // namespace automa::app::barrage_app
