// Which unknown levels and tiles are asked for, against trying every value of all of them.
#include "model/core/random.h"
#include "model/innovation/turn/science_choice.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace automa::innovation::test {
namespace {

using Values = std::vector<int>; // of the unknowns, the tile first

/// Tries everything; for few unknowns only.
class Trial {
public:
    explicit Trial(const ScienceTable& table) : table_(table) {
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            for (std::size_t human = 0; human < table.humans; ++human)
                if (!table.levels[d][human])
                    unknown_.push_back({d, human});
        Values values;
        try_from(0, values);
    }

    [[nodiscard]] ScienceUnknowns deciding() const {
        ScienceUnknowns result;
        result.tile = differs(0);
        for (std::size_t i = 0; i < unknown_.size(); ++i)
            result.level[unknown_[i].first][unknown_[i].second] = differs(i + 1);
        return result;
    }

private:
    void try_from(std::size_t at, Values& values) {
        if (at == 0) {
            for (int d = 0; d < 4; ++d)
                if (!table_.tile ? d == 0 : (*table_.tile >> d & 1) != 0) {
                    values.push_back(d);
                    try_from(1, values);
                    values.pop_back();
                }
            return;
        }
        if (at > unknown_.size()) {
            finish(values);
            return;
        }
        const auto [d, human] = unknown_[at - 1];
        for (int level = table_.bounds[d][human].floor; level <= table_.bounds[d][human].roof; ++level) {
            values.push_back(level);
            try_from(at + 1, values);
            values.pop_back();
        }
    }

    void finish(const Values& values) {
        ScienceTable full = table_;
        if (full.tile)
            full.tile = static_cast<Disciplines>(1U << values[0]);
        for (std::size_t i = 0; i < unknown_.size(); ++i) {
            const auto [d, human] = unknown_[i];
            full.levels[d][human] = values[i + 1];
        }
        for (const auto& [d, human] : unknown_) {
            const bool taken = full.automa[d] == top_level || full.levels[d][1 - human] == top_level;
            if (full.levels[d][human] == top_level && taken)
                return; // 12 takes one marker
        }
        const State none;
        Play play(facts(), none);
        const auto chosen = choose_discipline(full, play);
        results_[values] = chosen ? static_cast<int>(*chosen) : -1;
    }

    [[nodiscard]] bool differs(std::size_t place) const {
        std::map<Values, std::set<int>> by_others;
        for (const auto& [values, result] : results_) {
            Values others = values;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
            by_others[others].insert(result);
        }
        for (const auto& [others, results] : by_others)
            if (results.size() > 1)
                return true;
        return false;
    }

    const ScienceTable& table_;
    std::vector<std::pair<std::size_t, std::size_t>> unknown_;
    std::map<Values, int> results_;
};

ScienceTable random_table(core::Random& random) {
    ScienceTable table;
    table.humans = random.below(3) == 0 ? 2 : 1;
    table.level_12 = random.below(2) == 0 ? Level12::anyone : Level12::own;
    table.direction = static_cast<Direction>(random.below(2));
    table.count = static_cast<int>(random.below(4)) + 1;
    int unknown = 2;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        constexpr std::array levels{0, 1, 2, 4, 7, 11, 12};
        table.automa[d] = levels[random.below(7)];
        for (std::size_t human = 0; human < table.humans; ++human) {
            int level = levels[random.below(7)];
            if (level == top_level && (table.automa[d] == top_level || table.levels[d][0] == top_level))
                level = 3;
            table.levels[d][human] = level;
            if (unknown > 0 && random.below(3) == 0) {
                table.levels[d][human].reset();
                if (random.below(2) == 0) {
                    const int floor = static_cast<int>(random.below(12));
                    table.bounds[d][human] = {floor, std::min(floor + static_cast<int>(random.below(6)), 12)};
                }
                --unknown;
            }
        }
    }
    if (random.below(2) == 0)
        table.tile =
            static_cast<Disciplines>(random.below(2) == 0 ? 1U << random.below(4) : random.below(15) + 1);
    return table;
}

TEST(InnovationScience, A78_AsksForExactlyTheUnknownsThatCouldChangeTheDiscipline) {
    core::Random random(12);
    int asked = 0;
    for (int i = 0; i < 400; ++i) {
        const ScienceTable table = random_table(random);
        const ScienceUnknowns expected = Trial(table).deciding();
        const ScienceUnknowns found = deciding_unknowns(table);
        asked += found.any() ? 1 : 0;
        ASSERT_EQ(found.tile, expected.tile) << i;
        ASSERT_EQ(found.level, expected.level) << i;
    }
    EXPECT_GT(asked, 50);
}

} // namespace
} // namespace automa::innovation::test
