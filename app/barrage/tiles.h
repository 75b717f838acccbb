// Tiles-only play: the pair of tiles that shows, its actions to be told done or not possible, and the
// markers.
#pragma once

#include "app/barrage/board_model.h"
#include "app/barrage/game.h"

#include <QObject>
#include <QSet>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

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
    /// "none", "automa", "draw", "human", "score", "next", "final" or "over".
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(QString company READ company NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// What the level changes for this Automa.
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    /// {order, columnTitle ("" unless it begins a column), title, symbol, engineers, dashed, state, rule,
    /// ruleText, note}; state is "open", "done", "impossible" or "barred".
    Q_PROPERTY(QVariantList actions READ actions NOTIFY changed)
    /// See criteriaSide().
    Q_PROPERTY(QVariantMap criteria READ criteria NOTIFY changed)
    /// The action that is being told of, by its number; 0 if there is none.
    Q_PROPERTY(int selected READ selected WRITE select NOTIFY changed)
    /// {number, title, text} of every rule that the selected action follows.
    Q_PROPERTY(QVariantList rules READ rules NOTIFY changed)
    /// What it brought, as far as the tile does not fix it.
    Q_PROPERTY(bool asksGains READ asksGains NOTIFY changed)
    Q_PROPERTY(int vp READ vp WRITE setVp NOTIFY changed)
    Q_PROPERTY(int energy READ energy WRITE setEnergy NOTIFY changed)
    /// Drops may have run past powerhouses of the USA: by the selected action, or in the flow of the round.
    Q_PROPERTY(bool asksSteps READ asksSteps NOTIFY changed)
    Q_PROPERTY(int usaSteps READ usaSteps WRITE setUsaSteps NOTIFY changed)
    Q_PROPERTY(bool canRefuse READ canRefuse NOTIFY changed)
    /// Mahiri Sekibo: this first action of the human's round comes from an Automa tile (B-10.17).
    Q_PROPERTY(bool byTile READ byTile NOTIFY changed)
    /// {company, name, human, engineers, vp, energy, current}
    Q_PROPERTY(QVariantList markers READ markers NOTIFY changed)
    /// Between rounds: what the table does before it goes on, in order. {text, symbol}
    Q_PROPERTY(QVariantList prompts READ prompts NOTIFY changed)
    /// Between rounds, a company each: {company, name, detail, points, change, total, first}; for the next
    /// round also {income, vp, energy}: whether it has one, and what was entered of it.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    /// The board that is being entered, apart from the game.
    Q_PROPERTY(automa::app::barrage_app::BoardModel* entry READ entry CONSTANT)

public:
    explicit BarrageTiles(BarrageGame& game, std::shared_ptr<const barrage::Catalogue> facts,
                          QObject* parent = nullptr);
    ~BarrageTiles() override;

    [[nodiscard]] bool active() const;
    [[nodiscard]] QString mode() const;
    [[nodiscard]] QString company() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] QVariantList actions() const;
    [[nodiscard]] QVariantMap criteria() const;
    [[nodiscard]] int selected() const { return selected_; }
    void select(int order);
    [[nodiscard]] QVariantList rules() const;
    [[nodiscard]] bool asksGains() const;
    [[nodiscard]] int vp() const { return vp_; }
    void setVp(int vp);
    [[nodiscard]] int energy() const { return energy_; }
    void setEnergy(int energy);
    [[nodiscard]] bool asksSteps() const;
    [[nodiscard]] int usaSteps() const { return usaSteps_; }
    void setUsaSteps(int steps);
    [[nodiscard]] bool canRefuse() const;
    [[nodiscard]] bool byTile() const { return active() && game_.tileForHuman(); }
    [[nodiscard]] QVariantList prompts() const;
    [[nodiscard]] QVariantList markers() const;
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] BoardModel* entry();

    Q_INVOKABLE void done();
    Q_INVOKABLE void impossible();
    /// The turn ends without a further action.
    Q_INVOKABLE void passTurn();
    Q_INVOKABLE void draw();
    Q_INVOKABLE void humanDone();
    Q_INVOKABLE void humanPasses();
    /// "vp", "energy" or "engineers", set by hand.
    Q_INVOKABLE void setMarker(const QString& company, const QString& what, int value);
    /// VP that only the table can count, at the end of a round or of the game.
    Q_INVOKABLE void setPoints(const QString& company, int vp);
    /// The income of the next round as the company board shows it: "vp" or "energy".
    Q_INVOKABLE void setIncome(const QString& company, const QString& what, int value);
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
    [[nodiscard]] QVariantList scoreRows() const;
    [[nodiscard]] QVariantList orderRows() const;
    bool perform(const barrage::Command& command);
    void settle();

    BarrageGame& game_;
    std::shared_ptr<const barrage::Catalogue> facts_;
    std::unique_ptr<BarrageGame> draft_;
    std::unique_ptr<BoardModel> entry_;
    std::size_t cursor_ = 0;
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
