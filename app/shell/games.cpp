#include "app/shell/games.h"

#include <QQmlEngine>

#include <algorithm>

namespace automa::app {

Games::Games(Pages& pages, QObject* parent) : QObject(parent), pages_(pages) {}

void Games::add(Game game) {
    pages_.add({.id = game.id + QStringLiteral("/new"),
                .url = game.newGame,
                .title = game.name,
                .detail = game.about,
                .symbol = game.symbol});
    games_.push_back({.game = std::move(game), .viewModel = nullptr});
    emit changed();
}

QVariantList Games::all() const {
    QVariantList list;
    for (const Entry& entry : games_) {
        const Game& game = entry.game;
        list << QVariantMap{{QStringLiteral("id"), game.id},
                            {QStringLiteral("name"), game.name ? game.name() : game.id},
                            {QStringLiteral("about"), game.about ? game.about() : QString()},
                            {QStringLiteral("symbol"), game.symbol},
                            {QStringLiteral("page"), game.id + QStringLiteral("/new")}};
    }
    return list;
}

QString Games::nameOf(const QString& game, const QString& kind, const QString& id) const {
    const auto entry =
        std::ranges::find_if(games_, [&game](const Entry& each) { return each.game.id == game; });
    const bool named = entry != games_.end() && entry->game.nameOf;
    const QString name = named ? entry->game.nameOf(kind, id) : QString();
    return name.isEmpty() ? id : name;
}

QStringList Games::idsOf(const QString& game, const QString& kind) const {
    const auto entry =
        std::ranges::find_if(games_, [&game](const Entry& each) { return each.game.id == game; });
    return entry != games_.end() && entry->game.idsOf ? entry->game.idsOf(kind) : QStringList();
}

SideLook Games::lookOf(const QString& game, const QString& side) const {
    const auto entry =
        std::ranges::find_if(games_, [&game](const Entry& each) { return each.game.id == game; });
    return entry != games_.end() && entry->game.lookOf ? entry->game.lookOf(side) : SideLook();
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
