// The commands of the CLI that concern Scythe.
#pragma once

#include "app/cli/console.h"
#include "model/scythe/facts/catalogue.h"

namespace automa::app::scythe_app {

[[nodiscard]] int facts_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int decide_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int describe_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int score_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int new_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int apply_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int forecast_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int simulate_scythe(const scythe::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int schema_scythe(const scythe::Catalogue& facts, Words words, const Console& console);

} // namespace automa::app::scythe_app
