// What is known about one place of the board, in words.
#pragma once

#include "app/barrage/map/board_rows.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <QString>

#include <vector>

namespace automa::app::barrage_app {

struct PlaceFacts {
    QString title;    // "Basin 6, upper"
    QString subtitle; // "USA · dam · height 1 · 0 of 1 drops"
    QString next;     // "Next flow: 1 drop arrives"; empty without a game
    QString owner;    // id of a company, "neutral", or empty
    QString symbol;   // what is to be shown in place of a seal
    int power = 0;    // of a conduit
    std::vector<PlaceFact> rows;
};

/// `playing`: whether `state` is a game's; without one only what is printed is told.
class PlaceTeller {
public:
    PlaceTeller(const barrage::Catalogue& facts, const barrage::State& state, bool playing)
        : facts_(facts), state_(state), playing_(playing) {}

    [[nodiscard]] PlaceFacts of(const QString& id) const;

private:
    [[nodiscard]] PlaceFacts known(const QString& id) const;
    [[nodiscard]] PlaceFacts ofHeadstream(std::size_t index) const;
    [[nodiscard]] PlaceFacts ofDam(barrage::SpaceId space) const;
    [[nodiscard]] PlaceFacts ofConduit(barrage::SpaceId space) const;
    [[nodiscard]] PlaceFacts ofPowerhouse(barrage::SpaceId space) const;
    [[nodiscard]] QString ownerText(barrage::Owner owner) const;
    [[nodiscard]] QString waterFrom(int basin) const;
    [[nodiscard]] QString conduitLine(barrage::SpaceId conduit) const;
    [[nodiscard]] QString conduitsText(int basin, bool into) const;
    [[nodiscard]] QString border(barrage::SpaceId space) const;

    const barrage::Catalogue& facts_;
    const barrage::State& state_;
    bool playing_;
};

} // namespace automa::app::barrage_app
