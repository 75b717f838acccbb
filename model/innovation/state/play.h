// A position of this game being played on.
#pragma once

#include "model/core/play.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/event.h"

namespace automa::innovation {

using Play = core::Play<Catalogue, State, Event>;
using core::arg;

} // namespace automa::innovation
