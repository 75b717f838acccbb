// The commands of the CLI that concern Barrage.
#pragma once

#include "app/cli/arguments.h"
#include "model/barrage/catalogue.h"

#include <istream>
#include <ostream>

namespace automa::app {

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;

    /// One line about what is wrong with the data; gives the exit code 1.
    int refuse(const core::Error& error) const;
    /// One line about what is wrong with the command; gives the exit code 2.
    int misuse(const std::string& message) const;
};

using Words = std::span<const std::string>;

[[nodiscard]] int facts_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int decide_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int new_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int apply_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int flow_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int simulate_barrage(const barrage::Catalogue& facts, Words words, const Console& console);
[[nodiscard]] int schema_barrage(const barrage::Catalogue& facts, Words words, const Console& console);

} // namespace automa::app
