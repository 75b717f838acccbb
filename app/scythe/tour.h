// The tour: one turn of the Automa on a sample table, by the same model and cards as in a game. It touches no
// saved game and no open one.
#pragma once

#include "app/play/tour.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/table.h"
#include "app/scythe/why.h"

namespace automa::app::scythe_app {

class ScytheTour : public automa::app::TourModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// The turn that was just carried out, as the history names it.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* map READ map CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheWhy* why READ why CONSTANT)

public:
    enum Stage { Welcome, Turn, Reasons, Carry, TakeBack, End };
    Q_ENUM(Stage)

    explicit ScytheTour(QObject* parent = nullptr);
    ~ScytheTour() override;

    [[nodiscard]] Stage stage() const { return static_cast<Stage>(number()); }
    [[nodiscard]] QString lastTurn() const;
    [[nodiscard]] ScytheMap* map() { return &map_; }
    [[nodiscard]] ScytheTable* table() { return &table_; }
    [[nodiscard]] ScytheWhy* why() { return &why_; }

private:
    [[nodiscard]] std::vector<TourStage> stages() const override;
    void leave(int stage) override;
    void retellCards() override;

    ScytheGame game_;
    ScytheMap map_;
    ScytheTable table_;
    ScytheWhy why_;
};

} // namespace automa::app::scythe_app
