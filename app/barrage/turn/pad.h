// The entry pad of a human's turn: choose what happened, see what comes of it, let it count.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/map/map_places.h"
#include "app/barrage/turn/foresight.h"
#include "app/barrage/turn/pad_rows.h"
#include "app/map/map_highlights.h"
#include "app/shell/list_model.h"

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace automa::app::barrage_app {

class BarragePad final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.pad")
    /// The eight buttons: rows of PadAct.
    Q_PROPERTY(automa::app::GadgetList* buttons READ buttons CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::PadKind::Value kind READ kind WRITE setKind NOTIFY changed)
    /// Word and picture of the button that is chosen.
    Q_PROPERTY(QString kindText READ kindText NOTIFY changed)
    Q_PROPERTY(QString kindSymbol READ kindSymbol NOTIFY changed)
    /// A human is to act: there are structures to build.
    Q_PROPERTY(bool mayBuild READ mayBuild NOTIFY turnChanged)
    /// What can be built: rows of PadStructure; `structure` narrows the map to one of them, "" shows all.
    Q_PROPERTY(automa::app::GadgetList* structures READ structures CONSTANT)
    Q_PROPERTY(QString structure READ structure WRITE setStructure NOTIFY changed)
    /// The map takes part: these places can be tapped, and this one was.
    Q_PROPERTY(bool onMap READ onMap NOTIFY changed)
    Q_PROPERTY(QStringList selectable READ selectable NOTIFY changed)
    Q_PROPERTY(QString space READ space NOTIFY changed)
    /// What the map lifts out for it.
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    /// What a list offers, rows of PadOffer; `option` is the chosen one.
    Q_PROPERTY(automa::app::GadgetList* options READ options CONSTANT)
    Q_PROPERTY(QString option READ option NOTIFY changed)
    /// Numbers to set: rows of PadNumber.
    Q_PROPERTY(automa::app::GadgetList* amounts READ amounts CONSTANT)
    /// The production spaces, or the headstreams.
    Q_PROPERTY(automa::app::GadgetList* chips READ chips CONSTANT)
    Q_PROPERTY(QString chipsTitle READ chipsTitle NOTIFY changed)
    /// What the energy of the production can fulfil; the headstreams for the drops that the chosen one gives,
    /// and for those of the others.
    Q_PROPERTY(automa::app::GadgetList* contracts READ contracts CONSTANT)
    /// The one that is fulfilled; empty: none.
    Q_PROPERTY(QString contract READ chosenContract NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* rewardChips READ rewardChips CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* otherRewardChips READ otherRewardChips CONSTANT)
    /// The preview: what it is, what to move, and what it means for the Automa.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QString outlook READ outlook NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// What is chosen can be counted while the turn goes on; passing and doing nothing else end it.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed)
    /// Mahiri Sekibo: this first action of the human's round comes from an Automa tile (B-10.17).
    Q_PROPERTY(bool byTile READ byTile NOTIFY turnChanged)
    /// Something of this turn has been entered already: what, in its order.
    Q_PROPERTY(bool underWay READ underWay NOTIFY turnChanged)
    Q_PROPERTY(QStringList soFar READ soFar NOTIFY turnChanged)
    /// What a reward of this turn gives and must still be placed, in words.
    Q_PROPERTY(QStringList toPlace READ toPlace NOTIFY turnChanged)

public:
    using Kind = PadKind::Value;

    /// Contract: `foresight` outlives it.
    explicit BarragePad(BarrageGame& game, BarrageForesight& foresight, QObject* parent = nullptr);

    [[nodiscard]] ListModel<PadAct>* buttons() { return &acts_; }
    [[nodiscard]] Kind kind() const { return kind_; }
    void setKind(Kind kind);
    [[nodiscard]] QString kindText() const;
    [[nodiscard]] QString kindSymbol() const;
    [[nodiscard]] bool mayBuild() const { return game_.humanToAct().has_value(); }
    [[nodiscard]] ListModel<PadStructure>* structures() { return &structures_; }
    [[nodiscard]] QString structure() const { return structure_; }
    void setStructure(const QString& structure);
    [[nodiscard]] bool onMap() const;
    [[nodiscard]] QStringList selectable() const;
    [[nodiscard]] QString space() const { return space_; }
    [[nodiscard]] const MapHighlights& shown() const { return shown_; }
    [[nodiscard]] GadgetList* options() { return &offers_; }
    [[nodiscard]] QString option() const { return option_; }
    [[nodiscard]] ListModel<PadNumber>* amounts() { return &numbers_; }
    [[nodiscard]] GadgetList* chips() { return &chips_; }
    [[nodiscard]] QString chipsTitle() const;
    [[nodiscard]] GadgetList* contracts() { return &contracts_; }
    [[nodiscard]] const std::vector<PadContract>& contractList() const { return contracts_.rows(); }
    [[nodiscard]] QString chosenContract() const { return contract_; }
    [[nodiscard]] GadgetList* rewardChips() { return &rewardChips_; }
    [[nodiscard]] GadgetList* otherRewardChips() { return &otherRewardChips_; }
    [[nodiscard]] QString title() const { return preview_.title; }
    [[nodiscard]] QStringList lines() const { return preview_.lines; }
    [[nodiscard]] QString outlook() const { return preview_.outlook; }
    [[nodiscard]] QString problem() const { return preview_.problem; }
    [[nodiscard]] bool ready() const { return preview_.ready; }
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] QString confirmText() const;
    [[nodiscard]] bool byTile() const { return !underWay() && game_.tileForHuman(); }
    [[nodiscard]] bool underWay() const { return !game_.openTurn().empty(); }
    [[nodiscard]] QStringList soFar() const;
    [[nodiscard]] QStringList toPlace() const;

    /// A place of the map: something is built there, or drops go there.
    Q_INVOKABLE void tapMap(const QString& id);
    Q_INVOKABLE void chooseSpace(const QString& id);
    /// What the human to act can build on this space, as words for a button; empty if nothing.
    Q_INVOKABLE [[nodiscard]] QString buildText(const QString& space) const;
    /// Begins to build on this space, up to the preview.
    Q_INVOKABLE void buildOn(const QString& space);
    Q_INVOKABLE void choose(const QString& id);
    Q_INVOKABLE void setAmount(const QString& id, int value);
    Q_INVOKABLE void chooseChip(const QString& id);
    /// Fulfils this contract; empty: none.
    Q_INVOKABLE void chooseContract(const QString& id);
    /// Fulfils this contract, and its drops go there: one tap for both.
    Q_INVOKABLE void chooseRewardChip(const QString& contract, const QString& headstream);
    /// Nothing more happens in this turn.
    Q_INVOKABLE void endTurn();
    /// Lets it count. `more`: the human's turn goes on.
    Q_INVOKABLE void confirm(bool more);
    /// Back to the eight buttons; false if they are in sight already.
    Q_INVOKABLE bool stepBack();
    /// Says everything again, in the language of the app.
    void retell();

signals:
    void changed();
    /// It is another turn, or another language.
    void turnChanged();
    /// A contract that the app does not know is wanted: the table names it first.
    void contractUnknown(automa::barrage::Colour colour, int slot);
    void refused(const QString& reason);

private:
    struct Preview {
        QString title;
        QStringList lines;
        QString outlook;
        QString problem;
        bool ready = false;
        std::vector<barrage::FreePiece> gives; // to be placed before the turn ends
    };

    /// Everything follows what is chosen, and everybody hears of it.
    void refresh();
    /// Buttons and structures of the turn.
    void showTurn();
    [[nodiscard]] std::vector<PadStructure> structureRows() const;
    void workOut();
    void preview(const barrage::Command& wanted);
    void clear();
    /// The contract that was wanted has just been named: it is chosen.
    void takeNamed();
    /// A piece is to be placed for a reward: its spaces are lit.
    void takeGiven();
    /// Of a building that is used by a production; 0 for everything else.
    [[nodiscard]] int productionBonusOf(const QString& offer) const;
    /// Shows lists, numbers, chips and contracts for what is chosen now.
    void showOffers();
    [[nodiscard]] bool watering() const { return kind_ == Kind::Water || kind_ == Kind::Flow; }
    [[nodiscard]] int amount(const QString& id) const { return amounts_.value(id, 0); }
    [[nodiscard]] barrage::Company who() const { return *game_.humanToAct(); }
    /// Where one of these can be built; of any structure if it is empty.
    [[nodiscard]] std::vector<barrage::SpaceId> openFor(const QString& structure) const;
    /// Spaces of the map are to be chosen.
    [[nodiscard]] bool placing() const { return kind_ == Kind::Build && structure_ != u"building"; }
    void light();
    [[nodiscard]] int placeOf(const QString& id) const;
    [[nodiscard]] std::optional<barrage::Structure> structureAt(barrage::SpaceId space) const;
    [[nodiscard]] std::optional<barrage::System> system() const;
    [[nodiscard]] std::optional<barrage::Command> command() const;
    [[nodiscard]] std::optional<barrage::Command> construction() const;
    [[nodiscard]] std::optional<barrage::Command> water() const;
    [[nodiscard]] static barrage::Drops dropsOn(const QMap<QString, int>& drops);
    [[nodiscard]] std::optional<barrage::Command> contract() const;
    [[nodiscard]] std::optional<barrage::Command> other() const;
    /// The external work, or the building of one's own, that is chosen under "Other".
    [[nodiscard]] std::optional<int> workChosen() const;
    [[nodiscard]] const barrage::Work* work() const;
    [[nodiscard]] std::optional<barrage::BuildingId> buildingUsed() const;
    [[nodiscard]] std::optional<barrage::SpaceId> damChosen() const;
    /// Own buildings whose action is not told in another way.
    void addOwnBuildings(std::vector<PadOffer>& list) const;
    /// How many drops the chosen work gives.
    [[nodiscard]] int workDrops() const;
    /// The contracts that what is chosen can fulfil.
    [[nodiscard]] std::vector<barrage::ContractId> fulfillable() const;
    [[nodiscard]] std::vector<PadChip> damChips() const;
    /// What is got and placed with what is chosen, in words.
    void tellRewards(QStringList& lines) const;
    /// A reward lets the human place a piece there and pays its machines.
    [[nodiscard]] bool isFree(barrage::SpaceId space) const;
    [[nodiscard]] std::vector<PadOffer> offers() const;
    [[nodiscard]] std::vector<PadNumber> numbers() const;
    [[nodiscard]] std::vector<PadOffer> systemOffers() const;
    [[nodiscard]] std::vector<PadOffer> contractOnOffer() const;
    [[nodiscard]] std::vector<PadOffer> patentOffers() const;
    [[nodiscard]] std::vector<PadOffer> buildingOffers() const;
    [[nodiscard]] std::vector<PadOffer> otherOffers() const;
    [[nodiscard]] QString priceText() const;
    /// What the owner of another's conduit is paid (B-4.5).
    [[nodiscard]] QString tollText() const;
    /// The system of dam, conduit and own powerhouse that the new piece completes, if any.
    [[nodiscard]] QString systemText(const barrage::State& after) const;
    /// By the chosen system; what a company gets beside it does not count for contracts.
    [[nodiscard]] int energyMade() const;
    /// How many drops the contract gives.
    [[nodiscard]] int rewardDrops(const QString& contract) const;
    [[nodiscard]] std::optional<barrage::Command> production() const;
    [[nodiscard]] std::vector<PadChip> productionChips() const;
    [[nodiscard]] std::vector<PadChip> headstreamChips(const QMap<QString, int>& drops) const;
    [[nodiscard]] std::vector<PadContract> contractOffers() const;
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString outlookText(const barrage::State& after);

    BarrageGame& game_;
    BarrageForesight& foresight_;
    MapPlaces places_;
    MapHighlights shown_;
    Kind kind_ = Kind::None;
    QString structure_;
    QString space_;
    QString option_;
    QMap<QString, int> amounts_;
    QString unknown_;                        // the contract that the table names now
    QString contract_;                       // fulfilled with the production
    bool contractChosen_ = false;            // by the table, not by us
    std::vector<barrage::FreePiece> pieces_; // that a reward of this turn gives
    QMap<QString, int> rewarded_;            // the drops it gives, by headstream
    std::uint64_t moment_ = 0;
    Preview preview_;
    ListModel<PadAct> acts_;
    ListModel<PadStructure> structures_;
    ListModel<PadOffer> offers_;
    ListModel<PadNumber> numbers_;
    ListModel<PadChip> chips_;
    ListModel<PadContract> contracts_;
    ListModel<PadChip> rewardChips_;
    ListModel<PadChip> otherRewardChips_;
};

} // namespace automa::app::barrage_app
