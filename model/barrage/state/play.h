// A position being played on: every event is applied as it is recorded, so that the next thought sees it.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"
#include "model/core/play.h"

#include <cstdint>

namespace automa::barrage {

class Play : public core::Play<Catalogue, State, Event> {
public:
    using core::Play<Catalogue, State, Event>::Play;

    void gain_vp(Company company, int amount, Reason reason) {
        if (amount != 0)
            record(VpChanged{company, static_cast<std::int16_t>(amount), reason});
    }
    void gain_energy(Company company, int amount, Reason reason) {
        if (amount != 0)
            record(EnergyChanged{company, static_cast<std::int16_t>(amount), reason});
    }
};

using core::arg;

} // namespace automa::barrage
