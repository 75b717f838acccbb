// The game is over: the human's last lines, the score line by line with its tie-breaks, and the entry in the
// results.
#pragma once

#include "app/map/map_highlights.h"
#include "app/play/score_table.h"
#include "app/scythe/correct/mat_correction.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/saves.h"
#include "model/scythe/table/score.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

/// One side in the final standing.
struct FinalStanding {
    Q_GADGET
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int place MEMBER place)

public:
    QString faction{};
    SideLook look{};
    QString name{};
    QString detail{};
    int points = 0;
    int place = 1;
    friend bool operator==(const FinalStanding&, const FinalStanding&) = default;
};

class ScytheGameEnd final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.gameEnd")
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString subline READ subline NOTIFY changed)
    /// Rows of FinalStanding, the winner first.
    Q_PROPERTY(automa::app::GadgetList* standings READ standings CONSTANT)
    /// What only the table knows: rows of DraftNumber.
    Q_PROPERTY(automa::app::GadgetList* numbers READ numbers CONSTANT)
    /// Resources on the human's territories: rows of DraftNumber.
    Q_PROPERTY(automa::app::GadgetList* resources READ resources CONSTANT)
    Q_PROPERTY(QString resourcesText READ resourcesText NOTIFY changed)
    /// The board is known: structures are tapped on it.
    Q_PROPERTY(bool onMap READ onMap NOTIFY changed)
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* scene READ scene CONSTANT)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    Q_PROPERTY(QString structuresText READ structuresText NOTIFY changed)
    Q_PROPERTY(automa::app::ScoreModel* scores READ scores CONSTANT)
    /// The tie-break that decided; empty if none was needed.
    Q_PROPERTY(QString tieBreak READ tieBreak NOTIFY changed)
    Q_PROPERTY(bool saved READ saved NOTIFY changed)

public:
    ScytheGameEnd(ScytheGame& game, ScytheSaves& saves, QObject* parent = nullptr);

    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString subline() const;
    [[nodiscard]] GadgetList* standings() { return &standings_; }
    [[nodiscard]] GadgetList* numbers() { return &numbers_; }
    [[nodiscard]] GadgetList* resources() { return &resources_; }
    [[nodiscard]] QString resourcesText() const;
    [[nodiscard]] bool onMap() const { return game_.isOpen() && !game_.cardsOnly(); }
    [[nodiscard]] ScytheMap* scene() { return &scene_; }
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QString structuresText() const;
    [[nodiscard]] ScoreModel* scores() { return &scores_; }
    [[nodiscard]] QString tieBreak() const;
    [[nodiscard]] bool saved() const { return saved_; }

    Q_INVOKABLE void set(const QString& field, int value);
    Q_INVOKABLE void setResources(const QString& territory, int count);
    /// A structure of the human stands there, or no more.
    Q_INVOKABLE void toggleStructure(const QString& place);
    /// Puts the game into the results.
    Q_INVOKABLE void save();

public slots:
    /// Says everything anew.
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    void followGame();
    [[nodiscard]] scythe::TerritorySet ownTerritories() const;
    [[nodiscard]] int resourcesAt(scythe::TerritoryId at) const;
    [[nodiscard]] std::vector<ScoreRow> readScores() const;
    [[nodiscard]] std::vector<FinalStanding> readStandings() const;
    [[nodiscard]] int totalOf(scythe::Player player) const;
    [[nodiscard]] std::optional<scythe::Player> winner() const;

    ScytheGame& game_;
    ScytheSaves& saves_;
    ScytheMap scene_;
    scythe::FinalLines lines_;
    // While only the cards are kept, nobody knows the board: the table counts.
    bool entered_ = false; // anything of the human's own lines
    int automaTerritories_ = 0;
    int humanTotal_ = 0;
    scythe::Score score_;
    ListModel<FinalStanding> standings_;
    ListModel<DraftNumber> numbers_;
    ListModel<DraftNumber> resources_;
    ScoreModel scores_;
    bool saved_ = false;
};

} // namespace automa::app::scythe_app
