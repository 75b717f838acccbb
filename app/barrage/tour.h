// The tour: one turn of an Automa on a sample table, by the same model and cards as in a game. It touches no
// saved game and no open one.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/table.h"
#include "app/barrage/why_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

class BarrageTour : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// "welcome", "turn", "why", "carry", "undo", "end".
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    /// What to look at and what to tap.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    /// What the button to go on says.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    /// The turn that was just carried out, as the history names it.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(automa::app::barrage_app::BarrageTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::WhyModel* why READ why CONSTANT)

public:
    explicit BarrageTour(QObject* parent = nullptr);
    ~BarrageTour() override;

    [[nodiscard]] QString stage() const;
    [[nodiscard]] int number() const { return stage_; }
    [[nodiscard]] int count() const;
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString action() const;
    [[nodiscard]] QString lastTurn() const;
    [[nodiscard]] BarrageTable* table() { return &table_; }
    [[nodiscard]] WhyModel* why() { return &why_; }

    /// Does what the stage is about (asks why, carries the turn out, undoes it); false when the tour is over.
    Q_INVOKABLE bool goOn();
    /// Says everything again, in the language of the app.
    Q_INVOKABLE void retell();

signals:
    void changed();

private:
    BarrageGame game_;
    BarrageTable table_;
    WhyModel why_;
    int stage_ = 0;
};

} // namespace automa::app::barrage_app
