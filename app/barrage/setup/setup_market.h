// The families of what companies take from the table: contracts, patents, works, buildings.
#pragma once

#include "app/barrage/setup/setup_places.h"

namespace automa::app::barrage_app {

[[nodiscard]] SetupFamily contractsFamily(const barrage::Catalogue& facts);
[[nodiscard]] SetupFamily nationalsFamily(const barrage::Catalogue& facts, const barrage::State& now);
[[nodiscard]] SetupFamily patentsFamily(const barrage::Catalogue& facts, const barrage::State& now);
[[nodiscard]] SetupFamily worksFamily(const barrage::Catalogue& facts);
[[nodiscard]] SetupFamily buildingsFamily(const barrage::Catalogue& facts, const barrage::State& now);

/// A starting contract for every human (the Automa has none, B-1.3).
[[nodiscard]] SetupFamily startingFamily(const barrage::Catalogue& facts, const barrage::State& now);

} // namespace automa::app::barrage_app
