// Where one looks in an open game: at the table, at the board or at the trackers.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class Settings;

/// A game has one. Where its players chose to look last is kept in the settings under "<game>/place".
class GamePlace final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game gives it")
    /// Where the page of the game opens.
    Q_PROPERTY(Place kept READ kept WRITE keep NOTIFY keptChanged)

public:
    enum Place { Table, Board, Trackers };
    Q_ENUM(Place)

    /// The settings outlive it.
    GamePlace(Settings& settings, const QString& game);

    /// What was stored; the table, if that makes no sense.
    [[nodiscard]] Place kept() const;
    void keep(Place place);
    /// Brings a place of the open game into sight, for this once.
    Q_INVOKABLE void show(Place place) { emit asked(place); }

    /// The words of the settings, of the help and of the navigation.
    Q_INVOKABLE [[nodiscard]] static QString idOf(Place place);
    Q_INVOKABLE [[nodiscard]] static Place of(const QString& id);

signals:
    void keptChanged();
    void asked(Place place);

private:
    Settings& settings_;
    QString key_;
};

} // namespace automa::app
