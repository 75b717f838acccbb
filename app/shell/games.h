#pragma once

#include "app/shell/pages.h"
#include "app/shell/side_look.h"

#include <QObject>
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
    /// How one of its sides looks, by the id that the game gives it.
    std::function<SideLook(const QString& side)> lookOf = {};
    /// An item that fills the head of Home: its picture, drawn on 412 × 208 and going on to the sides.
    QUrl picture = {};
    /// Makes the game's root view-model; the shell owns it from the first call of viewModel() on.
    std::function<std::unique_ptr<QObject>()> makeViewModel;
};

/// A game where one is to be chosen.
struct GameEntry {
    Q_GADGET
    QML_VALUE_TYPE(gameEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString page MEMBER page)

public:
    friend bool operator==(const GameEntry&, const GameEntry&) = default;

    QString id;
    QString name;
    QString about;
    QString symbol;
    /// The page that was asked for; of `all`, its first screen.
    QString page;
};

/// The games this build can play. The first one registered is the first one listed.
class Games final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.games")
    /// Those with a first screen, each a GameEntry; `page` is the id to give to Shell.navigator.open().
    Q_PROPERTY(automa::app::GadgetList* all READ all CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    explicit Games(Pages& pages, QObject* parent = nullptr);

    /// Lists the game and registers its first screen as page "<id>/new".
    void add(Game game);
    [[nodiscard]] ListModel<GameEntry>* all() { return &all_; }
    /// The ids, in the order of their registration.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] bool knows(const QString& id) const { return ids().contains(id); }
    /// What the game is called; the id itself for an unknown one.
    Q_INVOKABLE [[nodiscard]] QString name(const QString& id) const;
    /// The games that have a page "<id>/<what>", each a GameEntry.
    Q_INVOKABLE automa::app::GadgetList* having(const QString& what);
    [[nodiscard]] int count() const { return static_cast<int>(games_.size()); }
    /// How the side looks; nothing is given for an unknown game.
    [[nodiscard]] SideLook lookOf(const QString& game, const QString& side) const;
    /// The picture of the game to which a page "<game>/…" belongs, else of the first game that has one.
    Q_INVOKABLE [[nodiscard]] QUrl pictureOf(const QString& page) const;
    /// The game's view-model, made when first asked for; nullptr for an unknown id.
    Q_INVOKABLE QObject* viewModel(const QString& id);
    /// The same, if it was made already; else nullptr.
    [[nodiscard]] QObject* madeViewModel(const QString& id) const;

signals:
    void changed();

private:
    struct Entry {
        Game game;
        std::unique_ptr<QObject> viewModel;
    };

    [[nodiscard]] const Game* find(const QString& id) const;
    [[nodiscard]] std::vector<GameEntry> entries(const QString& what) const;

    Pages& pages_;
    std::vector<Entry> games_;
    ListModel<GameEntry> all_;
    ListModel<GameEntry> having_;
    QString had_;
};

} // namespace automa::app
