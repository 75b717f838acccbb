#include "app/shell/games.h"

#include <QQmlEngine>

#include <algorithm>

namespace automa::app {

Games::Games(Pages& pages, QObject* parent) : QObject(parent), pages_(pages) {
    connect(this, &Games::changed, this, [this] {
        all_.show(entries(QStringLiteral("new")));
        having_.show(entries(had_));
    });
}

void Games::add(Game game) {
    const QString id = game.id;
    Page first{.id = id + QStringLiteral("/new"),
               .url = game.newGame,
               .title = game.name,
               .detail = game.about,
               .symbol = game.symbol};
    games_.push_back({.game = std::move(game), .viewModel = nullptr});
    if (!first.url.isEmpty())
        pages_.add(std::move(first));
    emit changed();
}

const Game* Games::find(const QString& id) const {
    const auto entry = std::ranges::find_if(games_, [&id](const Entry& each) { return each.game.id == id; });
    return entry == games_.end() ? nullptr : &entry->game;
}

std::vector<GameEntry> Games::entries(const QString& what) const {
    std::vector<GameEntry> list;
    for (const Entry& entry : games_) {
        const Game& game = entry.game;
        const QString page = game.id + QLatin1Char('/') + what;
        if (pages_.contains(page))
            list.push_back(
                {game.id, name(game.id), game.about ? game.about() : QString(), game.symbol, page});
    }
    return list;
}

GadgetList* Games::having(const QString& what) {
    had_ = what;
    having_.show(entries(what));
    // What an invokable gives would be the engine's to delete.
    QQmlEngine::setObjectOwnership(&having_, QQmlEngine::CppOwnership);
    return &having_;
}

QStringList Games::ids() const {
    QStringList all;
    for (const Entry& entry : games_)
        all << entry.game.id;
    return all;
}

QString Games::name(const QString& id) const {
    const Game* game = find(id);
    return game && game->name ? game->name() : id;
}

SideLook Games::lookOf(const QString& game, const QString& side) const {
    const Game* found = find(game);
    return found && found->lookOf ? found->lookOf(side) : SideLook();
}

QUrl Games::pictureOf(const QString& page) const {
    QUrl first;
    for (const Entry& entry : games_) {
        const Game& game = entry.game;
        if (!game.picture.isEmpty() && page.startsWith(game.id + QLatin1Char('/')))
            return game.picture;
        if (first.isEmpty())
            first = game.picture;
    }
    return first;
}

QObject* Games::madeViewModel(const QString& id) const {
    const auto entry = std::ranges::find_if(games_, [&id](const Entry& each) { return each.game.id == id; });
    return entry == games_.end() ? nullptr : entry->viewModel.get();
}

QObject* Games::viewModel(const QString& id) {
    const auto entry = std::ranges::find_if(games_, [&id](const Entry& each) { return each.game.id == id; });
    if (entry == games_.end() || !entry->game.makeViewModel)
        return nullptr;
    if (!entry->viewModel) {
        entry->viewModel = entry->game.makeViewModel();
        QQmlEngine::setObjectOwnership(entry->viewModel.get(), QQmlEngine::CppOwnership);
    }
    return entry->viewModel.get();
}

} // namespace automa::app
