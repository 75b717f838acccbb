// The game's tour: its sample table and its cards.
#pragma once

#include "app/play/tour.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/turn/table.h"
#include "app/scythe/turn/why.h"

namespace automa::app::scythe_app {

class ScytheTour : public automa::app::TourModel {
    Q_OBJECT
    QML_ELEMENT
    /// The board before the turn.
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* map READ map CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheWhy* why READ why CONSTANT)

public:
    explicit ScytheTour(QObject* parent = nullptr);
    ~ScytheTour() override;

    [[nodiscard]] ScytheMap* map() { return &start_; }
    [[nodiscard]] ScytheTable* table() { return &table_; }
    [[nodiscard]] ScytheWhy* why() { return &why_; }

private:
    [[nodiscard]] SessionBase& sampleGame() override { return game_; }
    void carryOut() override { table_.done(); }
    void retellCards() override;

    ScytheGame game_;
    ScytheMap start_;
    ScytheMap map_;
    ScytheTable table_;
    ScytheWhy why_;
};

} // namespace automa::app::scythe_app
