// The tour: one turn of an Automa on a sample table, by the same model and cards as in a game. It touches no
// saved game and no open one.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/table.h"
#include "app/barrage/why_model.h"
#include "app/play/tour.h"

namespace automa::app::barrage_app {

class BarrageTour : public automa::app::TourModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// The turn that was just carried out, as the history names it.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(automa::app::barrage_app::BarrageTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageWhy* why READ why CONSTANT)

public:
    enum Stage { Welcome, Turn, Reasons, Carry, TakeBack, End };
    Q_ENUM(Stage)

    explicit BarrageTour(QObject* parent = nullptr);
    ~BarrageTour() override;

    [[nodiscard]] Stage stage() const { return static_cast<Stage>(number()); }
    [[nodiscard]] QString lastTurn() const;
    [[nodiscard]] BarrageTable* table() { return &table_; }
    [[nodiscard]] BarrageWhy* why() { return &why_; }

private:
    [[nodiscard]] std::vector<TourStage> stages() const override;
    void leave(int stage) override;
    void retellCards() override;

    BarrageGame game_;
    BarrageTable table_;
    BarrageWhy why_;
};

} // namespace automa::app::barrage_app
