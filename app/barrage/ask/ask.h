// "Quick question": a position entered quickly and what an Automa would do in it. Never saved; the open game
// is not touched.
#pragma once

#include "app/barrage/choice_rows.h"
#include "app/barrage/company_rows.h"
#include "app/barrage/correct/brush.h"
#include "app/barrage/correct/company_correction.h"
#include "app/barrage/game.h"
#include "app/barrage/map/barrage_board.h"
#include "app/barrage/tiles/tile_rows.h"
#include "app/barrage/turn/why.h"
#include "app/play/readings.h"
#include "app/play/turn_card.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace automa::app::barrage_app {

/// A tile to ask about.
struct AskTile {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    /// As printed.
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString name MEMBER name)

public:
    int number = 0;
    QString code{};
    QString name{};
    friend bool operator==(const AskTile&, const AskTile&) = default;
};

class BarrageAsk final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.ask")
    Q_PROPERTY(automa::app::barrage_app::BarrageBoard* board READ board CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageWhy* why READ why CONSTANT)
    Q_PROPERTY(QString company READ company WRITE setCompany NOTIFY changed)
    Q_PROPERTY(QString companyName READ companyName NOTIFY changed)
    /// Each a ChoiceOption; of a game that was taken its Automas.
    Q_PROPERTY(QVariantList companies READ companies NOTIFY changed)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    /// Each a ChoiceOption.
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    /// Rows of ChoiceLine; none below the highest level.
    Q_PROPERTY(automa::app::GadgetList* officers READ officers CONSTANT)
    Q_PROPERTY(QString officer READ officer WRITE setOfficer NOTIFY changed)
    Q_PROPERTY(QString officerName READ officerName NOTIFY changed)
    Q_PROPERTY(bool leeghwater READ leeghwater WRITE setLeeghwater NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)
    /// How many a game has.
    Q_PROPERTY(int rounds READ rounds CONSTANT)
    Q_PROPERTY(int actionsTile READ actionsTile NOTIFY changed)
    Q_PROPERTY(int criteriaTile READ criteriaTile NOTIFY changed)
    /// The same as printed.
    Q_PROPERTY(QString actionsCode READ actionsCode NOTIFY changed)
    Q_PROPERTY(QString criteriaCode READ criteriaCode NOTIFY changed)
    Q_PROPERTY(automa::app::barrage_app::TileCriteria criteria READ criteria NOTIFY changed)
    /// Rows of AskTile.
    Q_PROPERTY(automa::app::GadgetList* tiles READ tiles CONSTANT)
    /// What the Automa has: rows of DraftField.
    Q_PROPERTY(automa::app::GadgetList* hand READ hand CONSTANT)
    /// Everything else it has: begun by beginDraft().
    Q_PROPERTY(automa::app::barrage_app::BarrageCompanyCorrection* draft READ draft CONSTANT)
    /// Pieces are put on the board with it, tap after tap.
    Q_PROPERTY(automa::app::BrushModel* brush READ brush CONSTANT)
    Q_PROPERTY(automa::app::ReadingsModel* readings READ readings CONSTANT)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed)
    /// Level, officer, round and readings that the answer is for: nothing is used unseen.
    Q_PROPERTY(QString usedText READ usedText NOTIFY changed)
    /// What the Automa would do.
    Q_PROPERTY(automa::app::TurnModel* turn READ card CONSTANT)
    /// What the position lacks for an answer, in words; empty if nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit BarrageAsk(std::shared_ptr<const barrage::Catalogue> facts, QObject* parent = nullptr);

    [[nodiscard]] BarrageBoard* board() { return &board_; }
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
    [[nodiscard]] GadgetList* officers() { return &officers_; }
    [[nodiscard]] QString officer() const;
    void setOfficer(const QString& officer);
    [[nodiscard]] QString officerName() const;
    [[nodiscard]] BarrageCompanyCorrection* draft() { return &draft_; }
    [[nodiscard]] bool leeghwater() const { return game_.state().leeghwater; }
    void setLeeghwater(bool with);
    [[nodiscard]] int round() const { return game_.state().round; }
    [[nodiscard]] int rounds() const { return game_.facts().setup.rounds; }
    void setRound(int round);
    [[nodiscard]] int actionsTile() const { return turn().actions_tile.value; }
    [[nodiscard]] int criteriaTile() const { return turn().criteria_tile.value; }
    [[nodiscard]] QString actionsCode() const;
    [[nodiscard]] QString criteriaCode() const;
    [[nodiscard]] TileCriteria criteria() const;
    [[nodiscard]] GadgetList* tiles() { return &tiles_; }
    [[nodiscard]] GadgetList* hand() { return &hand_; }
    [[nodiscard]] BrushModel* brush() { return &brush_; }
    [[nodiscard]] ReadingsModel* readings() { return &readings_; }
    [[nodiscard]] QString readingsNote() const;
    [[nodiscard]] QString usedText() const;
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
    void setReading(const QString& id, const QString& option);
    void lead(barrage::Level level, std::optional<barrage::Officer> officer);
    [[nodiscard]] barrage::Turn turn() const;
    [[nodiscard]] const barrage::CompanyState& hands() const { return game_.state().company(turn().company); }
    /// Says why not; nothing changes then.
    bool put(const barrage::State& position);
    bool refuse(const core::Error& why);
    void tell();
    [[nodiscard]] std::vector<ChoiceLine> officerLines() const;
    [[nodiscard]] std::vector<AskTile> tileRows() const;
    [[nodiscard]] std::vector<DraftField> handRows() const;

    BarrageGame game_;
    BarrageBoard board_;
    BarrageWhy why_;
    TurnModel card_;
    BarrageCompanyCorrection draft_;
    BarrageBrush brush_;
    ReadingsModel readings_;
    ListModel<ChoiceLine> officers_;
    ListModel<AskTile> tiles_;
    ListModel<DraftField> hand_;
    bool taken_ = false; // from a game: its Automas are the companies to ask
};

} // namespace automa::app::barrage_app
