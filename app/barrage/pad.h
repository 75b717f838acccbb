// The entry pad of a human's turn: choose what happened, see what comes of it, let it count.
#pragma once

#include "app/barrage/game.h"

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app::barrage_app {

class BarragePad final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.pad")
    /// The eight buttons: {kind, text, symbol}.
    Q_PROPERTY(QVariantList buttons READ buttons NOTIFY turnChanged)
    /// "", "build", "produce", "water", "contract", "patent", "markers", "other" or "pass".
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    /// What can be built, for a SegmentedChoice; `structure` narrows the map to one of them, "" shows all.
    Q_PROPERTY(QVariantList structures READ structures NOTIFY turnChanged)
    Q_PROPERTY(QString structure READ structure WRITE setStructure NOTIFY changed)
    /// The map takes part: these spaces can be tapped, and this one was.
    Q_PROPERTY(bool onMap READ onMap NOTIFY changed)
    Q_PROPERTY(QStringList selectable READ selectable NOTIFY changed)
    Q_PROPERTY(QString space READ space NOTIFY changed)
    /// {id, text, detail, symbol, kind, energy, power}: what a list offers; `option` is the chosen id.
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    Q_PROPERTY(QString option READ option NOTIFY changed)
    /// {id, text, value, from, to}: numbers to set.
    Q_PROPERTY(QVariantList amounts READ amounts NOTIFY changed)
    /// New drops run at once (water).
    Q_PROPERTY(bool flows READ flows WRITE setFlows NOTIFY changed)
    /// The preview: what it is, what to move, and what it means for the Automa.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QString outlook READ outlook NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed)
    /// Mahiri Sekibo: this first action of the human's round comes from an Automa tile (B-10.17).
    Q_PROPERTY(bool byTile READ byTile NOTIFY turnChanged)
    /// Something of this turn has been entered already.
    Q_PROPERTY(bool underWay READ underWay NOTIFY changed)

public:
    explicit BarragePad(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] QVariantList buttons() const;
    [[nodiscard]] QString kind() const { return kind_; }
    void setKind(const QString& kind);
    [[nodiscard]] QVariantList structures() const;
    [[nodiscard]] QString structure() const { return structure_; }
    void setStructure(const QString& structure);
    [[nodiscard]] bool onMap() const;
    [[nodiscard]] QStringList selectable() const;
    [[nodiscard]] QString space() const { return space_; }
    [[nodiscard]] QVariantList options() const;
    [[nodiscard]] QString option() const { return option_; }
    [[nodiscard]] QVariantList amounts() const;
    [[nodiscard]] bool flows() const { return flows_; }
    void setFlows(bool flows);
    [[nodiscard]] QString title() const { return preview_.title; }
    [[nodiscard]] QStringList lines() const { return preview_.lines; }
    [[nodiscard]] QString outlook() const { return preview_.outlook; }
    [[nodiscard]] QString problem() const { return preview_.problem; }
    [[nodiscard]] bool ready() const { return preview_.ready; }
    [[nodiscard]] QString confirmText() const;
    [[nodiscard]] bool byTile() const { return !underWay_ && game_.tileForHuman(); }
    [[nodiscard]] bool underWay() const { return underWay_; }

    Q_INVOKABLE void chooseSpace(const QString& id);
    /// What the human to act can build on this space, as words for a button; empty if nothing.
    Q_INVOKABLE [[nodiscard]] QString buildText(const QString& space) const;
    /// Begins to build on this space, up to the preview.
    Q_INVOKABLE void buildOn(const QString& space);
    Q_INVOKABLE void choose(const QString& id);
    Q_INVOKABLE void setAmount(const QString& id, int value);
    /// Lets it count. `more`: the human's turn goes on.
    Q_INVOKABLE void confirm(bool more);
    /// Back to the eight buttons; false if they are in sight already.
    Q_INVOKABLE bool stepBack();
    /// Says everything again, in the language of the app.
    void refresh();

signals:
    void changed();
    /// It is another turn, or another language.
    void turnChanged();
    void refused(const QString& reason);

private:
    struct Preview {
        QString title;
        QStringList lines;
        QString outlook;
        QString problem;
        bool ready = false;
    };

    void settle();
    void clear();
    [[nodiscard]] int amount(const QString& id) const { return amounts_.value(id, 0); }
    [[nodiscard]] barrage::Company who() const { return *game_.humanToAct(); }
    [[nodiscard]] QStringList openFor(const QString& structure) const;
    [[nodiscard]] std::optional<barrage::Structure> structureAt(barrage::SpaceId space) const;
    [[nodiscard]] std::optional<barrage::System> system() const;
    [[nodiscard]] std::optional<barrage::Command> command() const;
    [[nodiscard]] std::optional<barrage::Command> construction() const;
    [[nodiscard]] std::optional<barrage::Command> water() const;
    [[nodiscard]] std::optional<barrage::Command> contract() const;
    [[nodiscard]] std::optional<barrage::Command> other() const;
    [[nodiscard]] QVariantList systemOptions() const;
    [[nodiscard]] QVariantList contractOptions() const;
    [[nodiscard]] QVariantList patentOptions() const;
    [[nodiscard]] QVariantList buildingOptions() const;
    [[nodiscard]] QVariantList otherOptions() const;
    [[nodiscard]] QString priceText() const;
    /// What the owner of another's conduit is paid (B-4.5).
    [[nodiscard]] QString tollText() const;
    /// The system of dam, conduit and own powerhouse that the new piece completes, if any.
    [[nodiscard]] QString systemText(const barrage::State& after) const;
    /// By the chosen system.
    [[nodiscard]] int energyMade() const;
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString outlookText(const barrage::State& after) const;

    BarrageGame& game_;
    QString kind_;
    QString structure_;
    QString space_;
    QString option_;
    QMap<QString, int> amounts_;
    bool flows_ = false;
    bool underWay_ = false;
    std::size_t cursor_ = 0;
    Preview preview_;
};

} // namespace automa::app::barrage_app
