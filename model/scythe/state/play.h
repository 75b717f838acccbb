// A position being played on: every event is applied as it is recorded, so that the next thought sees it.
#pragma once

#include "model/core/play.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/event.h"

namespace automa::scythe {

class Play : public core::Play<Catalogue, State, Event> {
public:
    using Base = core::Play<Catalogue, State, Event>;
    using Base::Base;
    using Base::narrow;

    /// A criterion over places: it keeps all, narrows them, or leaves none.
    void narrow(std::string_view rule, std::string_view message, const PlaceSet& before,
                const PlaceSet& after, std::initializer_list<core::Argument> arguments = {}) {
        const core::Outcome outcome = after == before ? core::Outcome::keeps
                                      : after.empty() ? core::Outcome::fails
                                                      : core::Outcome::narrows;
        narrow(rule, message, outcome, before, after, arguments);
    }
};

using core::arg;

} // namespace automa::scythe
