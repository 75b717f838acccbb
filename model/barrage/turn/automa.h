// An Automa at work: the position it plays on, and the tile whose criteria hold.
#pragma once

#include "model/barrage/state/play.h"
#include "model/barrage/turn/decision.h"

namespace automa::barrage {

struct Automa {
    Play& play;
    Company me = Company::usa;
    const Tile& criteria;

    [[nodiscard]] const Catalogue& facts() const { return play.facts; }
    [[nodiscard]] const CompanyState& hand() const { return play.state.company(me); }
    [[nodiscard]] Owner owner() const { return owner_of(me); }
};

} // namespace automa::barrage
