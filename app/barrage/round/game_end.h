// The game is over: final scores, the winner, the way there, and the entry in the results.
#pragma once

#include "app/barrage/saves.h"
#include "app/play/score_table.h"

#include <QMap>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// A company when the game is over.
struct FinalStanding {
    Q_GADGET
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(bool human MEMBER human)

public:
    QString company{};
    QString name{};
    QString detail{};
    int vp = 0;
    int place = 0;
    bool winner = false;
    bool human = false;
    friend bool operator==(const FinalStanding&, const FinalStanding&) = default;
};

class BarrageGameEnd final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.gameEnd")
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// The winner first: rows of FinalStanding.
    Q_PROPERTY(automa::app::GadgetList* standings READ standings CONSTANT)
    /// Rows of PointsLine; a label for each of their points; the most of them.
    Q_PROPERTY(automa::app::GadgetList* chart READ chart CONSTANT)
    Q_PROPERTY(QStringList chartLabels READ chartLabels NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(automa::app::ScoreModel* scores READ scores CONSTANT)
    Q_PROPERTY(bool saved READ saved NOTIFY changed)

public:
    BarrageGameEnd(BarrageGame& game, BarrageSaves& saves, QObject* parent = nullptr);

    [[nodiscard]] QString headline() const;
    [[nodiscard]] GadgetList* standings() { return &standings_; }
    [[nodiscard]] GadgetList* chart() { return &chart_; }
    [[nodiscard]] QStringList chartLabels() const;
    [[nodiscard]] int most() const;
    [[nodiscard]] ScoreModel* scores() { return &scores_; }
    [[nodiscard]] bool saved() const { return saved_; }

    /// A human's final VP, as the table counted them.
    Q_INVOKABLE void setScore(const QString& company, int vp);
    /// Puts the game into the results.
    Q_INVOKABLE void save();
    /// Says everything anew.
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    struct Standing {
        barrage::Company company = barrage::Company::usa;
        int vp = 0;
        int energy = 0;
        int place = 1;
    };
    void followGame();
    [[nodiscard]] std::vector<Standing> ranked() const;
    [[nodiscard]] std::vector<FinalStanding> standingRows() const;
    /// VP of a company at the start, after every round and at the end.
    [[nodiscard]] std::vector<int> course(barrage::Company company) const;
    [[nodiscard]] int finalVp(barrage::Company company) const;

    BarrageGame& game_;
    BarrageSaves& saves_;
    QMap<int, int> entered_; // by company
    std::vector<barrage::State> stations_;
    std::vector<barrage::ScoreLine> lines_;
    ListModel<PointsLine> chart_;
    ListModel<FinalStanding> standings_;
    ScoreModel scores_;
    bool saved_ = false;
};

} // namespace automa::app::barrage_app
