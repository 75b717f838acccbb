// The commands of the CLI that concern Age of Innovation.
#pragma once

#include "app/cli/console.h"
#include "model/innovation/facts/catalogue.h"

namespace automa::app::innovation_app {

[[nodiscard]] int facts_innovation(const innovation::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int decide_innovation(const innovation::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int describe_innovation(const innovation::Catalogue& facts, Words words,
                                      const Console& console);
[[nodiscard]] int score_innovation(const innovation::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int new_innovation(const innovation::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int apply_innovation(const innovation::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int simulate_innovation(const innovation::Catalogue& facts, Words words,
                                      const Console& console);
[[nodiscard]] int schema_innovation(const innovation::Catalogue& facts, Words words, const Console& console);

} // namespace automa::app::innovation_app
