// The end: what the table must still tell, the final scoring line by line, who won, and the entry in the
// results.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/innovation/saves.h"
#include "app/play/score_table.h"

#include <QMap>
#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

/// A number that only the table knows.
struct InnovationEndCount {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    /// Empty: not entered yet.
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int most MEMBER most)
    /// What stands where nothing is entered; empty: it must be entered.
    Q_PROPERTY(QString otherwise MEMBER otherwise)

public:
    QString key{};
    QString text{};
    QString detail{};
    SideLook look{};
    QString value{};
    int most = 0;
    QString otherwise{};
    friend bool operator==(const InnovationEndCount&, const InnovationEndCount&) = default;
};

/// Somebody in the final standing.
struct InnovationRank {
    Q_GADGET
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(bool winner MEMBER winner)

public:
    SideLook look{};
    QString name{};
    QString detail{};
    QString points{};
    bool winner = false;
    friend bool operator==(const InnovationRank&, const InnovationRank&) = default;
};

/// The largest group of somebody.
struct InnovationArea {
    Q_GADGET
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)

public:
    SideLook look{};
    QString name{};
    QString text{};
    friend bool operator==(const InnovationArea&, const InnovationArea&) = default;
};

class InnovationGameEnd final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The points stand; before that, the table tells what counts.
    Q_PROPERTY(bool scored READ scored NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* counts READ counts CONSTANT)
    /// Why the game cannot be scored yet; empty if it can.
    Q_PROPERTY(QString missing READ missing NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* ranks READ ranks CONSTANT)
    Q_PROPERTY(automa::app::ScoreModel* scores READ scores CONSTANT)
    /// The largest groups, in words and on the map; none before the scoring or without the board.
    Q_PROPERTY(automa::app::GadgetList* areas READ areas CONSTANT)
    Q_PROPERTY(automa::app::MapHighlights groups READ groups NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* chart READ chart CONSTANT)
    Q_PROPERTY(QStringList chartLabels READ chartLabels NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(bool saved READ saved NOTIFY changed)

public:
    explicit InnovationGameEnd(InnovationApp& app);
    static InnovationGameEnd* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool scored() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] GadgetList* counts() { return &counts_; }
    [[nodiscard]] const std::vector<InnovationEndCount>& countList() const { return counts_.rows(); }
    [[nodiscard]] QString missing() const;
    [[nodiscard]] GadgetList* ranks() { return &ranks_; }
    [[nodiscard]] ScoreModel* scores() { return &scores_; }
    [[nodiscard]] GadgetList* areas() { return &areas_; }
    [[nodiscard]] MapHighlights groups() const { return groups_; }
    [[nodiscard]] GadgetList* chart() { return &chart_; }
    [[nodiscard]] QStringList chartLabels() const;
    [[nodiscard]] int most() const;
    [[nodiscard]] bool saved() const { return saved_; }

    /// What the table counted; a text that is no such number takes the entry back.
    Q_INVOKABLE void tell(const QString& key, const QString& value);
    /// All that was told and the scoring, as one action.
    Q_INVOKABLE void score();
    /// Puts the game into the results.
    Q_INVOKABLE void save();

public slots:
    void refresh();

signals:
    void changed();

private:
    struct Standing {
        innovation::Player player = innovation::Player::automa;
        int vp = 0;
        int place = 1;
    };

    void followGame();
    void showGroups();
    /// The position with what was told so far.
    [[nodiscard]] innovation::State told() const;
    [[nodiscard]] std::vector<InnovationEndCount> readCounts() const;
    [[nodiscard]] std::vector<innovation::Command> answers() const;
    [[nodiscard]] std::vector<ScoreRow> lines() const;
    /// How the Automa's marker came to where it stands, round by round.
    [[nodiscard]] QStringList markerSums(const innovation::State& state) const;
    [[nodiscard]] std::vector<Standing> ranked() const;
    [[nodiscard]] std::vector<int> course(innovation::Player player) const;
    [[nodiscard]] std::vector<innovation::Player> players() const;

    InnovationApp& app_;
    InnovationGame& game_;
    QMap<QString, int> entered_;
    /// Before the scoring, and after every round.
    std::optional<innovation::State> before_;
    std::vector<innovation::State> stations_;
    ListModel<InnovationEndCount> counts_;
    ListModel<InnovationRank> ranks_;
    ListModel<PointsLine> chart_;
    ScoreModel scores_;
    ListModel<InnovationArea> areas_;
    MapHighlights groups_;
    bool saved_ = false;
};

} // namespace automa::app::innovation_app
