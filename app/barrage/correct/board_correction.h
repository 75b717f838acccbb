// Correct mode: sets right what stands on the chosen place, or what lies on the table beside the map.
#pragma once

#include "app/barrage/choice_rows.h"
#include "app/barrage/company_rows.h"
#include "app/barrage/game.h"
#include "app/barrage/map/board_rows.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// A draft of one place: changed freely, checked at once, carried out as one undoable action.
class BoardCorrection final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.board.correction")
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY changed)
    /// Somebody's piece, or a neutral one, stands there.
    Q_PROPERTY(bool standing READ standing NOTIFY changed)
    Q_PROPERTY(int height READ height WRITE setHeight NOTIFY changed)
    Q_PROPERTY(int mostHeight READ mostHeight CONSTANT)
    Q_PROPERTY(int drops READ drops WRITE setDrops NOTIFY changed)
    Q_PROPERTY(int mostDrops READ mostDrops NOTIFY changed)
    /// Who can own a piece there: rows of ChoiceOption.
    Q_PROPERTY(automa::app::GadgetList* owners READ owners CONSTANT)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// A sheet shows what lies beside the map; nothing is listed otherwise.
    Q_PROPERTY(bool listing READ listing WRITE setListing NOTIFY listingChanged)
    /// What lies beside the map: rows of MarketGroup.
    Q_PROPERTY(automa::app::GadgetList* groups READ groups CONSTANT)
    /// What the row that is asked for may be instead, "" for nothing: rows of DraftChoice.
    Q_PROPERTY(automa::app::GadgetList* choices READ choices CONSTANT)

public:
    /// What the place is for. None: nothing is set right.
    enum class Kind { None, Dam, Conduit, Powerhouse, Headstream };
    Q_ENUM(Kind)

    explicit BoardCorrection(BarrageGame& game, QObject* parent = nullptr);

    /// Starts anew from the position.
    void begin(const QString& place);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();
    /// Shows what a row beside the map may be instead; "": of none.
    Q_INVOKABLE void ask(const QString& key);
    Q_INVOKABLE bool set(const QString& key, const QString& value);

    [[nodiscard]] QString place() const { return place_; }
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString owner() const;
    [[nodiscard]] bool standing() const { return ownerInDraft() != barrage::Owner::nobody; }
    [[nodiscard]] int height() const;
    [[nodiscard]] static int mostHeight() { return barrage::max_dam_height; }
    [[nodiscard]] int drops() const;
    [[nodiscard]] int mostDrops() const;
    [[nodiscard]] ListModel<ChoiceOption>* owners() { return &owners_; }
    [[nodiscard]] QString problem() const { return problem_; }
    [[nodiscard]] bool differs() const;
    [[nodiscard]] bool listing() const { return listing_; }
    void setListing(bool listing);
    [[nodiscard]] ListModel<MarketGroup>* groups() { return &groups_; }
    [[nodiscard]] ListModel<DraftChoice>* choices() { return &choices_; }
    void setOwner(const QString& owner);
    void setHeight(int height);
    void setDrops(int drops);

signals:
    void changed();
    void listingChanged();

private:
    [[nodiscard]] barrage::Dam* dam();
    [[nodiscard]] const barrage::Dam* dam() const;
    [[nodiscard]] int headstream() const;
    [[nodiscard]] barrage::Owner ownerInDraft() const;
    [[nodiscard]] bool perform(const barrage::State& wanted, const QString& what);
    void check();
    [[nodiscard]] std::vector<ChoiceOption> ownerRows() const;
    void list();
    /// The lists follow, and everybody hears of it.
    void tell();

    BarrageGame& game_;
    QString place_;
    std::optional<barrage::SpaceId> space_;
    barrage::State draft_;
    QString problem_;
    bool listing_ = false;
    QString asked_;
    ListModel<ChoiceOption> owners_;
    ListModel<MarketGroup> groups_;
    ListModel<DraftChoice> choices_;
};

} // namespace automa::app::barrage_app
