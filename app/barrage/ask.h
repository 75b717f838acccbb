// "Ask once": a position entered quickly and what an Automa would do in it. Never saved; the open game is not
// touched.
#pragma once

#include "app/barrage/board_model.h"
#include "app/barrage/game.h"
#include "app/barrage/hand_draft.h"
#include "app/barrage/tile_rows.h"
#include "app/barrage/why_model.h"
#include "app/play/turn_card.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace automa::app::barrage_app {

class BarrageAsk final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.ask")
    Q_PROPERTY(automa::app::barrage_app::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageWhy* why READ why CONSTANT)
    Q_PROPERTY(QString company READ company WRITE setCompany NOTIFY changed)
    Q_PROPERTY(QString companyName READ companyName NOTIFY changed)
    /// {value, text}; of a game that was taken its Automas.
    Q_PROPERTY(QVariantList companies READ companies NOTIFY changed)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    /// {value, text, detail}; empty below the highest level.
    Q_PROPERTY(QVariantList officers READ officers NOTIFY changed)
    Q_PROPERTY(QString officer READ officer WRITE setOfficer NOTIFY changed)
    Q_PROPERTY(QString officerName READ officerName NOTIFY changed)
    Q_PROPERTY(bool leeghwater READ leeghwater WRITE setLeeghwater NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)
    Q_PROPERTY(int actionsTile READ actionsTile NOTIFY changed)
    Q_PROPERTY(int criteriaTile READ criteriaTile NOTIFY changed)
    Q_PROPERTY(automa::app::barrage_app::TileCriteria criteria READ criteria NOTIFY changed)
    /// {number, code, text}
    Q_PROPERTY(QVariantList tiles READ tiles NOTIFY changed)
    /// What the Automa has: {id, text, symbol, value, to}.
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
    /// Everything else it has: begun by beginDraft().
    Q_PROPERTY(automa::app::barrage_app::BarrageHandDraft* draft READ draft CONSTANT)
    /// What the Automa would do.
    Q_PROPERTY(automa::app::TurnModel* turn READ card CONSTANT)
    /// What the position lacks for an answer, in words; empty if nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit BarrageAsk(std::shared_ptr<const barrage::Catalogue> facts, QObject* parent = nullptr);

    [[nodiscard]] BoardModel* board() { return &board_; }
    [[nodiscard]] BarrageWhy* why() { return &why_; }
    [[nodiscard]] const BarrageGame& game() const { return game_; }
    [[nodiscard]] QString company() const;
    [[nodiscard]] QString companyName() const;
    void setCompany(const QString& company);
    [[nodiscard]] QVariantList companies() const;
    [[nodiscard]] QString level() const;
    void setLevel(const QString& level);
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] QVariantList officers() const;
    [[nodiscard]] QString officer() const;
    void setOfficer(const QString& officer);
    [[nodiscard]] QString officerName() const;
    [[nodiscard]] BarrageHandDraft* draft() { return &draft_; }
    [[nodiscard]] bool leeghwater() const { return game_.state().leeghwater; }
    void setLeeghwater(bool with);
    [[nodiscard]] int round() const { return game_.state().round; }
    void setRound(int round);
    [[nodiscard]] int actionsTile() const { return turn().actions_tile.value; }
    [[nodiscard]] int criteriaTile() const { return turn().criteria_tile.value; }
    [[nodiscard]] TileCriteria criteria() const;
    [[nodiscard]] QVariantList tiles() const;
    [[nodiscard]] QVariantList hand() const;
    [[nodiscard]] TurnModel* card() { return &card_; }
    [[nodiscard]] QString headline() const { return card_.headline(); }
    [[nodiscard]] QString problem() const;

    /// The tile with the actions, or the one with the criteria; a tile cannot be both.
    Q_INVOKABLE void chooseTile(bool actions, int number);
    Q_INVOKABLE void beginDraft();
    Q_INVOKABLE void setHand(const QString& what, int value);
    /// Everything as at the beginning of a game, on an empty board.
    Q_INVOKABLE void clear();
    /// The position of a game becomes the question, as far as everybody at its table sees it: a tile that was
    /// not turned up yet stays unknown. False, and a
    /// sentence, if it cannot.
    [[nodiscard]] bool take(const barrage::State& position);
    Q_INVOKABLE void undo() { game_.undo(); }
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    [[nodiscard]] barrage::State bare(barrage::Company company, barrage::Level level,
                                      std::optional<barrage::Officer> officer, bool leeghwater) const;
    [[nodiscard]] barrage::Officer anyOfficer() const;
    void lead(barrage::Level level, std::optional<barrage::Officer> officer);
    [[nodiscard]] barrage::Turn turn() const;
    [[nodiscard]] const barrage::CompanyState& hands() const { return game_.state().company(turn().company); }
    /// Says why not; nothing changes then.
    bool put(const barrage::State& position);
    bool refuse(const core::Error& why);
    void tell();

    BarrageGame game_;
    BoardModel board_;
    BarrageWhy why_;
    TurnModel card_;
    BarrageHandDraft draft_;
    bool taken_ = false; // from a game: its Automas are the companies to ask
};

} // namespace automa::app::barrage_app
