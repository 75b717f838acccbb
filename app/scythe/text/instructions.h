// The steps of a decision as movements of the hands, with every marker from where to where.
#pragma once

#include "app/scythe/text/explainer.h"

namespace automa::app::scythe_app {

[[nodiscard]] std::vector<Section> instructions_of(const scythe::Catalogue& facts,
                                                   const scythe::State& before,
                                                   const scythe::Decision& decision);

} // namespace automa::app::scythe_app
