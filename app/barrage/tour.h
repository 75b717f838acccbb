// The game's tour: its sample table and its cards.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/turn/table.h"
#include "app/barrage/turn/why.h"
#include "app/play/tour.h"

namespace automa::app::barrage_app {

class BarrageTour : public automa::app::TourModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(automa::app::barrage_app::BarrageTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageWhy* why READ why CONSTANT)

public:
    explicit BarrageTour(QObject* parent = nullptr);
    ~BarrageTour() override;

    [[nodiscard]] BarrageTable* table() { return &table_; }
    [[nodiscard]] BarrageWhy* why() { return &why_; }

private:
    [[nodiscard]] SessionBase& sampleGame() override { return game_; }
    void carryOut() override { table_.done(); }
    void retellCards() override;

    BarrageGame game_;
    BarrageTable table_;
    BarrageWhy why_;
};

} // namespace automa::app::barrage_app
