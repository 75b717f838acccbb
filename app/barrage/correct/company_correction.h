// Everything the app keeps of one company, to be set by hand.
#pragma once

#include "app/barrage/company_rows.h"
#include "app/barrage/game.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace automa::app::barrage_app {

/// A draft of one company: changed freely, checked at once, carried out as one undoable action.
class BarrageCompanyCorrection final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.tracker.draft")
    Q_PROPERTY(QString company READ company NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// Engineers, machines, wheel and technology are kept.
    Q_PROPERTY(bool tracked READ tracked NOTIFY changed)
    /// Rows of DraftField.
    Q_PROPERTY(automa::app::GadgetList* fields READ fields CONSTANT)
    /// Rows of DraftFlag.
    Q_PROPERTY(automa::app::GadgetList* flags READ flags CONSTANT)
    /// Rows of WheelSegment, the open one first.
    Q_PROPERTY(automa::app::GadgetList* wheel READ wheel CONSTANT)
    /// The segment of the wheel that is being set, from 1 on: the open one takes nothing by hand.
    Q_PROPERTY(int segment READ segment WRITE setSegment NOTIFY changed)
    Q_PROPERTY(automa::app::barrage_app::WheelSegment inSegment READ inSegment NOTIFY changed)
    /// Of a kind, in hand or in a segment: more than any real game has.
    Q_PROPERTY(int mostMachines READ mostMachines CONSTANT)
    /// The tiles that can lie in this segment, "" for none: rows of DraftChoice.
    Q_PROPERTY(automa::app::GadgetList* tiles READ tiles CONSTANT)
    /// Every technology tile, and whether it lies in the hand: rows of DraftChoice.
    Q_PROPERTY(automa::app::GadgetList* technology READ technology CONSTANT)
    /// Contracts by colour, fulfilled or not: rows of DraftGroup.
    Q_PROPERTY(automa::app::GadgetList* contracts READ contracts CONSTANT)
    /// Rows of DraftChoice; empty without the expansion.
    Q_PROPERTY(automa::app::GadgetList* works READ works CONSTANT)
    /// What the lists come to, for the rows that lead to them.
    Q_PROPERTY(QString wheelText READ wheelText NOTIFY changed)
    Q_PROPERTY(QString technologyText READ technologyText NOTIFY changed)
    Q_PROPERTY(QString contractsText READ contractsText NOTIFY changed)
    Q_PROPERTY(QString worksText READ worksText NOTIFY changed)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// What a sheet shows of it at a time: all at a glance, or one list.
    enum class Part { Overview, Wheel, Technology, Contracts, Works };
    Q_ENUM(Part)

    explicit BarrageCompanyCorrection(BarrageGame& game, QObject* parent = nullptr);

    /// Starts anew from the position. `wholeHand`: also a human's, which is otherwise left to the table.
    void begin(barrage::Company company, bool wholeHand);

    [[nodiscard]] QString company() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool tracked() const { return hand().tracked; }
    [[nodiscard]] GadgetList* fields() { return &fields_; }
    [[nodiscard]] GadgetList* flags() { return &flags_; }
    [[nodiscard]] GadgetList* wheel() { return &wheel_; }
    [[nodiscard]] int segment() const { return static_cast<int>(segment_); }
    void setSegment(int segment);
    [[nodiscard]] WheelSegment inSegment() const;
    [[nodiscard]] static int mostMachines() { return 60; }
    [[nodiscard]] GadgetList* tiles() { return &tiles_; }
    [[nodiscard]] GadgetList* technology() { return &technology_; }
    [[nodiscard]] GadgetList* contracts() { return &contracts_; }
    [[nodiscard]] GadgetList* works() { return &works_; }
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
    /// Into the segment.
    Q_INVOKABLE void layTile(const QString& id);
    Q_INVOKABLE void setMachines(int excavators, int mixers);
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
    [[nodiscard]] std::vector<DraftField> fieldRows() const;
    [[nodiscard]] std::vector<DraftFlag> flagRows() const;
    [[nodiscard]] std::vector<DraftChoice> technologyRows() const;
    [[nodiscard]] std::vector<DraftChoice> tileRows() const;
    [[nodiscard]] std::vector<DraftChoice> workRows() const;
    void showContracts();
    /// The lists follow, and everybody hears of it.
    void tell();
    /// Those of a group, in their order; the last two groups are the national and the starting contracts.
    [[nodiscard]] std::vector<DraftChoice> contractRows(std::size_t group) const;
    void check();

    BarrageGame& game_;
    barrage::Company who_ = barrage::Company::usa;
    barrage::State draft_;
    std::size_t segment_ = 1;
    QString problem_;
    ListModel<DraftField> fields_;
    ListModel<DraftFlag> flags_;
    ListModel<WheelSegment> wheel_;
    ListModel<DraftChoice> tiles_;
    ListModel<DraftChoice> technology_;
    std::array<ListModel<DraftChoice>, barrage::count_of<barrage::Colour> + 2> contractRows_;
    ListModel<DraftGroup> contracts_;
    ListModel<DraftChoice> works_;
};

} // namespace automa::app::barrage_app
