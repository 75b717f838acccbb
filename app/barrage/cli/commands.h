// The commands of the CLI that concern Barrage.
#pragma once

#include "app/cli/console.h"
#include "model/barrage/facts/catalogue.h"

namespace automa::app::barrage_app {

[[nodiscard]] int facts_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int decide_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int describe_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int new_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int apply_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int flow_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int simulate_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int schema_barrage(const barrage::Catalogue& facts, Words words, const Console& console);

} // namespace automa::app::barrage_app
