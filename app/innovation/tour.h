// The game's tour: its sample table and its cards.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/innovation/turn/table.h"
#include "app/innovation/turn/why.h"
#include "app/play/tour.h"

namespace automa::app::innovation_app {

class InnovationTour : public automa::app::TourModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(automa::app::innovation_app::InnovationTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationWhy* why READ why CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* map READ map CONSTANT)

public:
    explicit InnovationTour(QObject* parent = nullptr);
    ~InnovationTour() override;

    [[nodiscard]] InnovationTable* table() { return &table_; }
    [[nodiscard]] InnovationWhy* why() { return &why_; }
    [[nodiscard]] InnovationMap* map() { return &map_; }

private:
    [[nodiscard]] SessionBase& sampleGame() override { return game_; }
    void carryOut() override { table_.done(); }
    void retellCards() override;

    InnovationGame game_;
    InnovationMap map_;
    InnovationQuestion question_;
    InnovationTable table_;
    InnovationWhy why_;
};

} // namespace automa::app::innovation_app
