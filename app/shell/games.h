#pragma once

#include "app/shell/pages.h"
#include "app/shell/side_look.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace automa::app {

/// A game is a plug: what the shell must know of it, and no more.
struct Game {
    QString id;
    Words name;
    /// One line under the name where several games are offered.
    Words about;
    QString symbol;
    /// Where "New game" leads: its first screen.
    QUrl newGame;
    /// What lists call one of its ids; the kind is "company", "level", "officer", "mode" or "flag".
    std::function<QString(const QString& kind, const QString& id)> nameOf = {};
    /// All ids of such a kind, in the order in which people expect them.
    std::function<QStringList(const QString& kind)> idsOf = {};
    /// How one of its sides looks, by the id that the game gives it (of kind "company" for its companies).
    std::function<SideLook(const QString& side)> lookOf = {};
    /// An item that fills the head of Home: its picture, drawn on 412 × 208 and going on to the sides.
    QUrl picture = {};
    /// Makes the game's root view-model; the shell owns it from the first call of viewModel() on.
    std::function<std::unique_ptr<QObject>()> makeViewModel;
};

/// The games this build can play. The first one registered is the first one listed.
class Games final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.games")
    /// {id, name, about, symbol, page}: `page` is the id to give to Shell.navigator.open().
    Q_PROPERTY(QVariantList all READ all NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    explicit Games(Pages& pages, QObject* parent = nullptr);

    /// Lists the game and registers its first screen as page "<id>/new".
    void add(Game game);
    [[nodiscard]] QVariantList all() const;
    [[nodiscard]] int count() const { return static_cast<int>(games_.size()); }
    /// What the game calls one of its ids; the id itself if it has no name for it.
    [[nodiscard]] QString nameOf(const QString& game, const QString& kind, const QString& id) const;
    [[nodiscard]] QStringList idsOf(const QString& game, const QString& kind) const;
    /// How the side looks; nothing is given for an unknown game.
    [[nodiscard]] SideLook lookOf(const QString& game, const QString& side) const;
    /// The picture of the game to which a page "<game>/…" belongs, else of the first game that has one.
    Q_INVOKABLE [[nodiscard]] QUrl pictureOf(const QString& page) const;
    /// The game's view-model, made when first asked for; nullptr for an unknown id.
    Q_INVOKABLE QObject* viewModel(const QString& id);

signals:
    void changed();

private:
    struct Entry {
        Game game;
        std::unique_ptr<QObject> viewModel;
    };

    Pages& pages_;
    std::vector<Entry> games_;
};

} // namespace automa::app
