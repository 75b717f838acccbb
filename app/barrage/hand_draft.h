// Everything the app keeps of one company, to be set by hand.
#pragma once

#include "app/barrage/game.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// A draft of one company: changed freely, checked at once, carried out as one undoable action.
class BarrageHandDraft final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.tracker.draft")
    Q_PROPERTY(QString company READ company NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// Engineers, machines, wheel and technology are kept.
    Q_PROPERTY(bool tracked READ tracked NOTIFY changed)
    /// {id, text, value, from, to}
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)
    /// {id, text, value}: yes or no.
    Q_PROPERTY(QVariantList flags READ flags NOTIFY changed)
    /// {symbol, name, excavators, mixers, filled}: six segments, the open one first.
    Q_PROPERTY(QVariantList wheel READ wheel NOTIFY changed)
    /// {id, text, detail, symbol, checked}: every technology tile, and whether it lies in the hand.
    Q_PROPERTY(QVariantList technology READ technology NOTIFY changed)
    /// {title, rows: [{id, text, detail, checked}]}: contracts by colour, fulfilled or not.
    Q_PROPERTY(QVariantList contracts READ contracts NOTIFY changed)
    /// {id, text, detail, checked}; empty without the expansion.
    Q_PROPERTY(QVariantList works READ works NOTIFY changed)
    /// What the lists come to, for the rows that lead to them.
    Q_PROPERTY(QString wheelText READ wheelText NOTIFY changed)
    Q_PROPERTY(QString technologyText READ technologyText NOTIFY changed)
    Q_PROPERTY(QString contractsText READ contractsText NOTIFY changed)
    Q_PROPERTY(QString worksText READ worksText NOTIFY changed)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit BarrageHandDraft(BarrageGame& game, QObject* parent = nullptr);

    /// Starts anew from the position. `wholeHand`: also a human's, which is otherwise left to the table.
    void begin(barrage::Company company, bool wholeHand);

    [[nodiscard]] QString company() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool tracked() const { return hand().tracked; }
    [[nodiscard]] QVariantList fields() const;
    [[nodiscard]] QVariantList flags() const;
    [[nodiscard]] QVariantList wheel() const;
    [[nodiscard]] QVariantList technology() const;
    [[nodiscard]] QVariantList contracts() const;
    [[nodiscard]] QVariantList works() const;
    [[nodiscard]] QString wheelText() const;
    [[nodiscard]] QString technologyText() const;
    [[nodiscard]] QString contractsText() const;
    [[nodiscard]] QString worksText() const;
    [[nodiscard]] bool differs() const { return !(draft_ == game_.state()); }
    [[nodiscard]] QString problem() const { return problem_; }

    Q_INVOKABLE void set(const QString& field, int value);
    Q_INVOKABLE void setFlag(const QString& flag, bool value);
    /// Turns a technology tile, contract or work of the lists on or off.
    Q_INVOKABLE void toggle(const QString& id);
    /// {id, text, symbol, checked}: the tiles that can lie in this segment, "" for none.
    Q_INVOKABLE [[nodiscard]] QVariantList tilesFor(int segment) const;
    Q_INVOKABLE void layTile(int segment, const QString& id);
    Q_INVOKABLE void setMachines(int segment, int excavators, int mixers);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();

signals:
    void changed();

private:
    [[nodiscard]] const barrage::CompanyState& hand() const { return draft_.company(who_); }
    [[nodiscard]] barrage::CompanyState& hand() { return draft_.company(who_); }
    /// The hand as it was last told, or as it is at the beginning of a game.
    void recallHand();
    [[nodiscard]] std::optional<int> segmentOf(barrage::TechId tile) const;
    [[nodiscard]] bool fulfilledElsewhere(barrage::ContractId contract) const;
    void check();

    BarrageGame& game_;
    barrage::Company who_ = barrage::Company::usa;
    barrage::State draft_;
    QString problem_;
};

} // namespace automa::app::barrage_app
