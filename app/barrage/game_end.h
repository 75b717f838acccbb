// The game is over: final scores, the winner, the way there, and the entry in the results.
#pragma once

#include "app/barrage/saves.h"

#include <QMap>
#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

class BarrageGameEnd final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.gameEnd")
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// {company, name, detail, vp, place, winner, human}: the winner first.
    Q_PROPERTY(QVariantList standings READ standings NOTIFY changed)
    /// {labels: [string], lines: [{company, points: [int]}], most}
    Q_PROPERTY(QVariantMap chart READ chart NOTIFY changed)
    /// Like those of the round's end.
    Q_PROPERTY(QVariantList columns READ columns NOTIFY changed)
    Q_PROPERTY(QVariantList table READ table NOTIFY changed)
    Q_PROPERTY(bool saved READ saved NOTIFY changed)

public:
    BarrageGameEnd(BarrageGame& game, BarrageSaves& saves, QObject* parent = nullptr);

    [[nodiscard]] QString headline() const;
    [[nodiscard]] QVariantList standings() const;
    [[nodiscard]] QVariantMap chart() const;
    [[nodiscard]] QVariantList columns() const;
    [[nodiscard]] QVariantList table() const;
    [[nodiscard]] bool saved() const { return saved_; }

    /// A human's final VP, as the table counted them.
    Q_INVOKABLE void setScore(const QString& company, int vp);
    /// Puts the game into the results.
    Q_INVOKABLE void save();
    void refresh() { emit changed(); }

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
    void settle();
    [[nodiscard]] std::vector<Standing> ranked() const;
    /// VP of a company at the start, after every round and at the end.
    [[nodiscard]] std::vector<int> course(barrage::Company company) const;
    [[nodiscard]] int finalVp(barrage::Company company) const;

    BarrageGame& game_;
    BarrageSaves& saves_;
    QMap<int, int> entered_; // by company
    std::vector<barrage::State> stations_;
    std::vector<barrage::ScoreLine> lines_;
    bool saved_ = false;
};

} // namespace automa::app::barrage_app
