// The tour: one turn of the Automa on a sample table, by the same model and cards as in a game. It touches no
// saved game and no open one.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/innovation/table.h"
#include "app/innovation/why.h"
#include "app/play/tour.h"

namespace automa::app::innovation_app {

class InnovationTour : public automa::app::TourModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// The turn that was just carried out, as the history names it.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(automa::app::innovation_app::InnovationTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationWhy* why READ why CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* map READ map CONSTANT)

public:
    enum Stage { Welcome, Turn, Reasons, Carry, TakeBack, End };
    Q_ENUM(Stage)

    explicit InnovationTour(QObject* parent = nullptr);
    ~InnovationTour() override;

    [[nodiscard]] Stage stage() const { return static_cast<Stage>(number()); }
    [[nodiscard]] QString lastTurn() const;
    [[nodiscard]] InnovationTable* table() { return &table_; }
    [[nodiscard]] InnovationWhy* why() { return &why_; }
    [[nodiscard]] InnovationMap* map() { return &map_; }

private:
    [[nodiscard]] std::vector<TourStage> stages() const override;
    void leave(int stage) override;
    void retellCards() override;

    InnovationGame game_;
    InnovationMap map_;
    InnovationTable table_;
    InnovationWhy why_;
};

} // namespace automa::app::innovation_app
