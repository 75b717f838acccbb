// What the Automa may do next, for every card that may come.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/play/forecast.h"
#include "model/innovation/turn/forecast.h"

#include <cstdint>

namespace automa::app::innovation_app {

class InnovationForecast final : public automa::app::ForecastModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationApp.forecast")
    /// Something may happen on a hex.
    Q_PROPERTY(bool placed READ placed NOTIFY changed)
    /// It is looked at on the map; only then the map and what is lit there are made.
    Q_PROPERTY(bool onMap READ onMap WRITE setOnMap NOTIFY changed)
    /// The board as it stands before that turn.
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* map READ map CONSTANT)
    /// The hexes it may build on, each with its odds.
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    /// The same in words: "H4: 7 of 24, D5: 1 of 24".
    Q_PROPERTY(QString shownText READ shownText NOTIFY changed)

public:
    InnovationForecast(InnovationGame& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool placed() const { return placed_; }
    [[nodiscard]] bool onMap() const { return on_map_; }
    void setOnMap(bool on);
    [[nodiscard]] InnovationMap* map() { return &map_; }
    [[nodiscard]] const MapHighlights& shown() const { return shown_; }
    [[nodiscard]] QString shownText() const;
    /// The map as the player sees it.
    void turn(bool turned) { map_.setTurned(turned); }

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override;
    void light(const innovation::Forecast& seen);

    InnovationGame& game_;
    InnovationMap map_;
    MapHighlights shown_;
    bool placed_ = false;
    bool on_map_ = false;
};

/// "Passes with its next turn: 3 of 4; with the one after: 1 of 4."
[[nodiscard]] QString passOddsText(const std::vector<innovation::PassOdds>& passes,
                                   std::uint64_t denominator);

} // namespace automa::app::innovation_app
