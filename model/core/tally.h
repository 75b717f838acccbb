// How often something happened, by its name: what simulations count and add up.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace automa::core {

using Counts = std::map<std::string, std::int64_t, std::less<>>;

inline void add(Counts& sum, const Counts& more) {
    for (const auto& [name, count] : more)
        sum[name] += count;
}

} // namespace automa::core
