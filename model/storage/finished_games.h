// Finished games as the statistics read them: one pass, in the order of the games. Everything throws.
#pragma once

#include "model/storage/statistics.h"
#include "model/storage/store.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace automa::storage {

/// The members of a JSON object that can be counted.
struct OwnColumns {
    Columns values; // texts, yes and no
    std::map<std::string, double> numbers;
};

struct FinishedSide {
    SideResult result;
    bool human = false;
    const OwnColumns* own = nullptr; // shared by all that say the same
};

struct Finished {
    std::string uuid;
    std::string title;
    std::string mode;
    int actions = 0;
    std::int64_t finished_ms = 0;
    std::int64_t duration_ms = 0;
    const OwnColumns* own = nullptr;
    std::vector<FinishedSide> sides = {};
};

/// Calls `each` with every finished game of the board game that is not in the bin; gives how many had to be
/// left out because their results cannot be read.
[[nodiscard]] int for_each_finished(Store& store, const std::string& game,
                                    const std::function<void(const Finished&)>& each);

/// The value of a column, empty if it has none.
[[nodiscard]] std::string value_of(const Columns& columns, const std::string& column);
[[nodiscard]] bool matches(const StatisticsFilter& filter, const Finished& game);

} // namespace automa::storage
