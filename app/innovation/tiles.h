// What pictures of the game's pieces show: tiles by their number, terrains and disciplines by theirs.
#pragma once

#include "model/innovation/facts/catalogue.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

struct InnovationTileLook {
    Q_GADGET
    QML_VALUE_TYPE(innovationTileLook)
    /// What a human scores for; empty for the half that only the Automa reads.
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int playerVp MEMBER playerVp)
    Q_PROPERTY(QString discipline MEMBER discipline)
    Q_PROPERTY(int vp MEMBER vp)

public:
    QString sign{};
    int playerVp = 0;
    QString discipline{};
    int vp = 0;
    friend bool operator==(const InnovationTileLook&, const InnovationTileLook&) = default;
};

class InnovationTiles final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Of the pictures of tiles: a round tile by its side for rounds 1 to 3 or 4 to 6, or the final tile.
    enum Kind { None, Early, Late, Final };
    Q_ENUM(Kind)

    explicit InnovationTiles(InnovationApp& app);
    static InnovationTiles* create(QQmlEngine* engine, QJSEngine* scripts);

    Q_INVOKABLE [[nodiscard]] automa::app::innovation_app::InnovationTileLook look(Kind kind,
                                                                                   int number) const;
    /// Places in the theme's lists of colours; -1 for an unknown id.
    Q_INVOKABLE [[nodiscard]] int terrainNumber(const QString& terrain) const;
    Q_INVOKABLE [[nodiscard]] int disciplineNumber(const QString& discipline) const;
    Q_INVOKABLE [[nodiscard]] QString disciplineName(const QString& discipline) const;

private:
    std::shared_ptr<const innovation::Catalogue> facts_;
};

/// The symbol of what a tile scores humans for.
[[nodiscard]] QString scoringSign(const QString& scoring);

} // namespace automa::app::innovation_app
