#include "model/innovation/turn/science_choice.h"

#include "model/innovation/state/board.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace automa::innovation {
namespace {

constexpr std::size_t n_disciplines = count_of<Discipline>;

/// A discipline as catch-up sees it, the smaller the better: markers on 0 before others (I), then the
/// difference (II). Keys run below 32, so a set of them is a number.
using Keys = std::uint32_t;
constexpr unsigned second_group = 16;
constexpr unsigned never = 31; // not valid

using Levels = std::array<std::optional<int>, 2>;

bool valid_with(const ScienceTable& table, std::size_t d, const Levels& levels) {
    const bool human_on_top = levels[0] == top_level || levels[1] == top_level;
    if (table.automa[d] == top_level)
        return false;
    if (table.level_12 == Level12::anyone)
        return !human_on_top;
    return !(table.automa[d] == top_level - 1 && human_on_top);
}

/// Humans who are not in play or not known count as standing on 0.
unsigned key_with(const ScienceTable& table, std::size_t d, const Levels& levels) {
    if (!valid_with(table, d, levels))
        return never;
    const int highest = std::max(levels[0].value_or(0), levels[1].value_or(0));
    const auto difference = static_cast<unsigned>(std::abs(table.automa[d] - highest));
    return difference + (table.automa[d] == 0 ? 0U : second_group);
}

/// What the level of `human` may be while the other one stands where it does: 12 takes one marker only.
int highest_level(const ScienceTable& table, std::size_t d, std::optional<int> other) {
    return table.automa[d] == top_level || other == top_level ? top_level - 1 : top_level;
}

/// Calls `visit(levels)` for every value of one human's level, the other's being fixed.
template <class Visit>
void each_level(const ScienceTable& table, std::size_t d, std::size_t human, Levels levels, Visit visit) {
    if (levels[human] || human >= table.humans) {
        visit(levels);
        return;
    }
    const ScienceTable::Bounds& bounds = table.bounds[d][human];
    const int top = std::min(bounds.roof, highest_level(table, d, levels[1 - human]));
    for (int level = std::min(bounds.floor, top); level <= top; ++level) {
        levels[human] = level;
        visit(levels);
    }
}

Keys possible_keys(const ScienceTable& table, std::size_t d) {
    Keys keys = 0;
    each_level(table, d, 0, table.levels[d], [&](const Levels& first) {
        each_level(table, d, 1, first,
                   [&](const Levels& both) { keys |= Keys{1} << key_with(table, d, both); });
    });
    return keys;
}

class Unknowns {
public:
    explicit Unknowns(const ScienceTable& table) : table_(table) {
        for (std::size_t d = 0; d < n_disciplines; ++d)
            keys_[d] = possible_keys(table, d);
    }

    [[nodiscard]] ScienceUnknowns find() const {
        ScienceUnknowns result;
        result.tile = table_.tile && tile_decides(*table_.tile);
        for (std::size_t d = 0; d < n_disciplines; ++d)
            for (std::size_t human = 0; human < table_.humans; ++human)
                result.level[d][human] = !table_.levels[d][human] && level_decides(d, human);
        return result;
    }

private:
    [[nodiscard]] bool may_be_valid(std::size_t d) const { return (keys_[d] & ~(Keys{1} << never)) != 0; }
    [[nodiscard]] bool may_be_invalid(std::size_t d) const { return (keys_[d] >> never & 1U) != 0; }

    [[nodiscard]] unsigned picked(Disciplines tied) const {
        std::size_t place =
            directional(static_cast<std::size_t>(std::popcount(tied)), table_.direction, table_.count);
        unsigned d = 0;
        for (; (tied >> d & 1U) == 0 || place-- > 0; ++d) {
        }
        return d;
    }

    /// Whether catch-up leads to different results for two keys of `own`, discipline d having these and the
    /// others whatever they may have; `barred` is known not to be valid.
    [[nodiscard]] bool catch_up_differs(std::size_t d, Keys own, std::optional<std::size_t> barred) const {
        std::array<Keys, n_disciplines> keys = keys_;
        if (barred)
            keys[*barred] = Keys{1} << never;
        bool all_may_fail = true;
        for (std::size_t e = 0; e < n_disciplines; ++e)
            all_may_fail = all_may_fail && (e == d || (keys[e] >> never & 1U) != 0);
        const Keys invalid = Keys{1} << never;
        if (all_may_fail && (own & invalid) != 0 && (own & ~invalid) != 0)
            return true;
        for (unsigned best = 0; best < never; ++best)
            for (Disciplines tied = 1; tied < 1U << n_disciplines; ++tied)
                if ((tied >> d & 1U) == 0 && can_lead(keys, d, tied, best) && splits(d, own, tied, best))
                    return true;
        return false;
    }

    /// Whether exactly these of the others can share the best key among the others.
    static bool can_lead(const std::array<Keys, n_disciplines>& keys, std::size_t d, Disciplines tied,
                         unsigned best) {
        for (std::size_t e = 0; e < n_disciplines; ++e) {
            if (e == d)
                continue;
            const Keys wanted = (tied >> e & 1U) != 0 ? Keys{1} << best : ~((Keys{2} << best) - 1);
            if ((keys[e] & wanted) == 0)
                return false;
        }
        return true;
    }

    [[nodiscard]] bool splits(std::size_t d, Keys own, Disciplines tied, unsigned best) const {
        Disciplines results = 0;
        if ((own & ((Keys{1} << best) - 1)) != 0)
            results = static_cast<Disciplines>(results | 1U << d);
        if ((own >> best & 1U) != 0)
            results =
                static_cast<Disciplines>(results | 1U << picked(static_cast<Disciplines>(tied | 1U << d)));
        if ((own & ~((Keys{2} << best) - 1)) != 0)
            results = static_cast<Disciplines>(results | 1U << picked(tied));
        return std::popcount(results) > 1;
    }

    [[nodiscard]] bool tile_decides(Disciplines shown) const {
        for (std::size_t a = 0; a < n_disciplines; ++a)
            for (std::size_t b = 0; b < n_disciplines; ++b)
                if (a != b && (shown >> a & 1U) != 0 && (shown >> b & 1U) != 0 && tiles_differ(a, b))
                    return true;
        return false;
    }

    /// Whether a tile of discipline b may lead elsewhere than one of a.
    [[nodiscard]] bool tiles_differ(std::size_t a, std::size_t b) const {
        if (!may_be_valid(b))
            return false; // with a not valid either both catch up; the other case is looked at as (b, a)
        if (may_be_valid(a))
            return true;
        // a falls back to catch-up, which must lead to b whatever b's key is.
        const Keys valid = keys_[b] & ~(Keys{1} << never);
        return catch_up_leaves(b, valid);
    }

    /// Whether catch-up may lead elsewhere than to d, which has one of these keys.
    [[nodiscard]] bool catch_up_leaves(std::size_t d, Keys own) const {
        for (unsigned best = 0; best < never; ++best)
            for (Disciplines tied = 1; tied < 1U << n_disciplines; ++tied) {
                if ((tied >> d & 1U) != 0 || !can_lead(keys_, d, tied, best))
                    continue;
                if ((own & ~((Keys{2} << best) - 1)) != 0)
                    return true;
                if ((own >> best & 1U) != 0 && picked(static_cast<Disciplines>(tied | 1U << d)) != d)
                    return true;
            }
        return false;
    }

    [[nodiscard]] bool level_decides(std::size_t d, std::size_t human) const {
        bool decides = false;
        each_level(table_, d, 1 - human, table_.levels[d], [&](const Levels& other) {
            if (decides)
                return;
            Keys own = 0;
            each_level(table_, d, human, other,
                       [&](const Levels& both) { own |= Keys{1} << key_with(table_, d, both); });
            decides = keys_decide(d, own);
        });
        return decides;
    }

    [[nodiscard]] bool keys_decide(std::size_t d, Keys own) const {
        if (!table_.tile)
            return catch_up_differs(d, own, std::nullopt);
        for (std::size_t shown = 0; shown < n_disciplines; ++shown) {
            if ((*table_.tile >> shown & 1U) == 0)
                continue;
            const Keys invalid = Keys{1} << never;
            if (shown == d && (own & invalid) != 0 && (own & ~invalid) != 0)
                return true;
            if (shown != d && may_be_invalid(shown) && catch_up_differs(d, own, shown))
                return true;
        }
        return false;
    }

    const ScienceTable& table_;
    std::array<Keys, n_disciplines> keys_{};
};

/// What no value of an unknown level changes is worked out with the lowest.
ScienceTable with_floors(ScienceTable table) {
    for (std::size_t d = 0; d < n_disciplines; ++d)
        for (std::size_t human = 0; human < table.humans; ++human)
            if (!table.levels[d][human])
                table.levels[d][human] = std::min(table.bounds[d][human].floor, top_level - 1);
    return table;
}

core::Candidates candidates(Disciplines disciplines) {
    core::Candidates result;
    for (std::size_t d = 0; d < n_disciplines; ++d)
        if ((disciplines >> d & 1U) != 0)
            result.add(d);
    return result;
}

core::Outcome narrowing(Disciplines before, Disciplines after) {
    return before == after ? core::Outcome::keeps : core::Outcome::narrows;
}

Disciplines catch_up(const ScienceTable& table, Disciplines valid, Play& play) {
    const core::Argument of = arg("of", "discipline");
    Disciplines left = 0;
    for (std::size_t d = 0; d < n_disciplines; ++d)
        if ((valid >> d & 1U) != 0 && table.automa[d] == 0)
            left = static_cast<Disciplines>(left | 1U << d);
    if (left == 0) {
        play.narrow("A-80I", "level_0", core::Outcome::ignored, candidates(valid), candidates(valid), {of});
        left = valid;
    } else {
        play.narrow("A-80I", "level_0", narrowing(valid, left), candidates(valid), candidates(left), {of});
    }
    unsigned best = never;
    Disciplines closest = 0;
    for (std::size_t d = 0; d < n_disciplines; ++d) {
        const unsigned key = (left >> d & 1U) != 0 ? key_with(table, d, table.levels[d]) : never;
        if (key < best)
            closest = 0;
        best = std::min(best, key);
        if (key == best && key != never)
            closest = static_cast<Disciplines>(closest | 1U << d);
    }
    play.narrow("A-80II", "closest_level", narrowing(left, closest), candidates(left), candidates(closest),
                {of, arg("difference", static_cast<int>(best % second_group))});
    return closest;
}

} // namespace

bool ScienceUnknowns::any() const {
    return tile || std::ranges::any_of(level, [](const auto& d) { return d[0] || d[1]; });
}

ScienceUnknowns deciding_unknowns(const ScienceTable& table) {
    bool complete = !table.tile || std::popcount(*table.tile) == 1;
    for (const auto& levels : table.levels)
        for (std::size_t human = 0; human < table.humans; ++human)
            complete = complete && levels[human];
    return complete ? ScienceUnknowns{} : Unknowns(table).find();
}

bool is_valid(const ScienceTable& table, Discipline discipline) {
    return valid_with(table, index_of(discipline), table.levels[index_of(discipline)]);
}

bool could_be_valid(const ScienceTable& table) {
    for (std::size_t d = 0; d < n_disciplines; ++d)
        if (is_valid(table, static_cast<Discipline>(d)))
            return true;
    return false;
}

int level_limit(const ScienceTable& table, Discipline discipline) {
    const auto& levels = table.levels[index_of(discipline)];
    return levels[0] == top_level || levels[1] == top_level ? top_level - 1 : top_level;
}

std::optional<Discipline> choose_discipline(const ScienceTable& asked, Play& play) {
    const ScienceTable table = with_floors(asked);
    const core::Argument of = arg("of", "discipline");
    Disciplines valid = 0;
    for (std::size_t d = 0; d < n_disciplines; ++d)
        if (is_valid(table, static_cast<Discipline>(d)))
            valid = static_cast<Disciplines>(valid | 1U << d);
    const Disciplines all = (1U << n_disciplines) - 1;
    play.narrow("A-78", "valid_disciplines", narrowing(all, valid), candidates(all), candidates(valid), {of});
    if (valid == 0)
        return std::nullopt;
    if (table.tile) {
        const auto shown = static_cast<std::size_t>(std::countr_zero(*table.tile));
        const core::Argument named = arg("discipline", name_of(static_cast<Discipline>(shown)));
        const auto only = static_cast<Disciplines>(1U << shown);
        if ((valid & only) != 0) {
            play.narrow("A-79", "round_tile", core::Outcome::chosen, candidates(valid), candidates(only),
                        {of, named});
            return static_cast<Discipline>(shown);
        }
        play.narrow("A-79", "round_tile", core::Outcome::ignored, candidates(valid), candidates(valid),
                    {of, named});
    }
    const Disciplines tied = catch_up(table, valid, play);
    std::size_t place =
        directional(static_cast<std::size_t>(std::popcount(tied)), table.direction, table.count);
    for (const std::size_t d : candidates(tied)) {
        if (place-- > 0)
            continue;
        play.narrow("A-80III", "directional", core::Outcome::chosen, candidates(tied),
                    candidates(static_cast<Disciplines>(1U << d)),
                    {of, arg("direction", name_of(table.direction)), arg("count", table.count)});
        return static_cast<Discipline>(d);
    }
    return std::nullopt;
}

} // namespace automa::innovation
