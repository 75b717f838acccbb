// Tiles-only play: the pair of tiles that shows, its actions to be told done or not possible, and the
// markers.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/map/barrage_board.h"
#include "app/barrage/tiles/tile_rows.h"
#include "app/play/step_list.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace automa::app::barrage_app {

class BarrageTiles final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.tiles")
    /// The open game tracks the tiles only.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(Mode mode READ mode NOTIFY changed)
    Q_PROPERTY(QString company READ company NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// What the level changes for this Automa.
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    /// In an Automa's turn: rows of TileActionRow.
    Q_PROPERTY(automa::app::GadgetList* actions READ actions CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::TileCriteria criteria READ criteria NOTIFY changed)
    /// The action that is being told of, by its number; 0 if there is none.
    Q_PROPERTY(int selected READ selected WRITE select NOTIFY changed)
    /// Every rule that the selected action follows: rows of TileRule.
    Q_PROPERTY(automa::app::GadgetList* rules READ rules CONSTANT)
    /// What it brought, as far as the tile does not fix it.
    Q_PROPERTY(bool asksGains READ asksGains NOTIFY changed)
    Q_PROPERTY(int vp READ vp WRITE setVp NOTIFY changed)
    Q_PROPERTY(int energy READ energy WRITE setEnergy NOTIFY changed)
    /// Drops may have run past powerhouses of the USA: by the selected action, or in the flow of the round.
    Q_PROPERTY(bool asksSteps READ asksSteps NOTIFY changed)
    Q_PROPERTY(int usaSteps READ usaSteps WRITE setUsaSteps NOTIFY changed)
    Q_PROPERTY(bool canRefuse READ canRefuse NOTIFY changed)
    /// What is told of the chosen action can be: a production makes at least 1 energy.
    Q_PROPERTY(bool canDo READ canDo NOTIFY changed)
    /// Mahiri Sekibo: this first action of the human's round comes from an Automa tile (B-10.17).
    Q_PROPERTY(bool byTile READ byTile NOTIFY changed)
    /// Rows of TileMarkers.
    Q_PROPERTY(automa::app::GadgetList* markers READ markers CONSTANT)
    /// Between rounds: what the table does before it goes on, in order. Rows of TilePrompt.
    Q_PROPERTY(automa::app::GadgetList* prompts READ prompts CONSTANT)
    /// Between rounds, a company each: rows of TileRoundRow.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    /// What to set up before the first turn: officer, VP, closed spaces; empty afterwards.
    Q_PROPERTY(automa::app::StepListModel* setUp READ setUp CONSTANT)
    /// The board that is being entered, apart from the game.
    Q_PROPERTY(automa::app::barrage_app::BarrageBoard* entry READ entry CONSTANT)

public:
    /// Draw: a tile is to be turned up. Next: the next round is to begin.
    enum Mode { Closed, Automa, Draw, Human, Score, Next, Final, Over };
    Q_ENUM(Mode)
    /// What the table sets by hand.
    enum class Marker { Vp, Energy, Engineers };
    Q_ENUM(Marker)

    explicit BarrageTiles(BarrageGame& game, std::shared_ptr<const barrage::Catalogue> facts,
                          QObject* parent = nullptr);
    ~BarrageTiles() override;

    [[nodiscard]] bool active() const;
    [[nodiscard]] Mode mode() const;
    [[nodiscard]] QString company() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] ListModel<TileActionRow>* actions() { return &actions_; }
    [[nodiscard]] TileCriteria criteria() const;
    [[nodiscard]] int selected() const { return selected_; }
    void select(int order);
    [[nodiscard]] ListModel<TileRule>* rules() { return &rules_; }
    [[nodiscard]] bool asksGains() const;
    [[nodiscard]] int vp() const { return vp_; }
    void setVp(int vp);
    [[nodiscard]] int energy() const { return energy_; }
    void setEnergy(int energy);
    [[nodiscard]] bool asksSteps() const;
    [[nodiscard]] int usaSteps() const { return usaSteps_; }
    void setUsaSteps(int steps);
    [[nodiscard]] bool canRefuse() const;
    [[nodiscard]] bool canDo() const;
    [[nodiscard]] StepListModel* setUp() { return &setUp_; }
    [[nodiscard]] bool byTile() const { return active() && game_.tileForHuman(); }
    [[nodiscard]] ListModel<TilePrompt>* prompts() { return &prompts_; }
    [[nodiscard]] ListModel<TileMarkers>* markers() { return &markers_; }
    [[nodiscard]] ListModel<TileRoundRow>* rows() { return &rows_; }
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] BarrageBoard* entry();

    Q_INVOKABLE void done();
    Q_INVOKABLE void impossible();
    /// The turn ends without a further action.
    Q_INVOKABLE void passTurn();
    Q_INVOKABLE void draw();
    Q_INVOKABLE void humanDone();
    Q_INVOKABLE void humanPasses();
    Q_INVOKABLE void setMarker(const QString& company, Marker what, int value);
    /// VP that only the table can count, at the end of a round or of the game.
    Q_INVOKABLE void setPoints(const QString& company, int vp);
    /// The income of the next round as the company board shows it: VP or energy.
    Q_INVOKABLE void setIncome(const QString& company, Marker what, int value);
    /// One place further to the front in the next round.
    Q_INVOKABLE void advance(const QString& company);
    /// The round or the game is scored, the next round begins.
    Q_INVOKABLE void goOn();
    /// The board as it is last known, to be set right before it counts.
    Q_INVOKABLE void beginEntry();
    Q_INVOKABLE bool finishEntry();
    Q_INVOKABLE void leaveBoard();
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    [[nodiscard]] std::optional<barrage::Company> who() const;
    [[nodiscard]] std::optional<barrage::TileOffer> offer(int order) const;
    [[nodiscard]] QSet<int> doneInThisTurn() const;
    [[nodiscard]] std::vector<TileActionRow> actionRows() const;
    [[nodiscard]] TileActionRow actionRow(const barrage::TileOffer& offer) const;
    [[nodiscard]] std::vector<TileRule> ruleRows() const;
    [[nodiscard]] std::vector<TileMarkers> markerRows() const;
    [[nodiscard]] std::vector<TilePrompt> promptRows() const;
    [[nodiscard]] std::vector<TileRoundRow> roundRows() const;
    [[nodiscard]] std::vector<TileRoundRow> scoreRows() const;
    [[nodiscard]] TileRoundRow scoreRow(const barrage::Carried& scored, barrage::Company company) const;
    [[nodiscard]] std::vector<TileRoundRow> orderRows() const;
    bool perform(const barrage::Command& command);
    void followGame();
    /// The lists follow, and everybody hears of it.
    void tellSetUp();
    void tell();

    BarrageGame& game_;
    std::shared_ptr<const barrage::Catalogue> facts_;
    std::unique_ptr<BarrageGame> draft_;
    std::unique_ptr<BarrageBoard> entry_;
    ListModel<TileActionRow> actions_;
    ListModel<TileRule> rules_;
    ListModel<TileMarkers> markers_;
    ListModel<TilePrompt> prompts_;
    ListModel<TileRoundRow> rows_;
    StepListModel setUp_;
    std::uint64_t moment_ = 0;
    int selected_ = 0;
    int vp_ = 0;
    int energy_ = 0;
    int usaSteps_ = 0;
    barrage::PointsByTable points_{};
    barrage::PointsByTable income_{};
    barrage::PointsByTable incomeEnergy_{};
    core::StaticVector<barrage::Company, barrage::max_participants> order_;
};

} // namespace automa::app::barrage_app
