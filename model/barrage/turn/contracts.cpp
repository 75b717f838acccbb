#include "model/barrage/turn/contracts.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/questions.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace automa::barrage {
namespace {

constexpr int france_discount = 3; // B-10.9

/// A contract that could be taken: a known one, or one that might lie in a slot nobody has told us of.
struct Option {
    std::optional<ContractId> contract; // none: unseen
    int value = 0;
    bool national = false;
    std::optional<Need> slot; // of a private contract
    int place = 0;            // further right is higher
};
using Options = core::StaticVector<Option, 12>;

/// The values that an unseen tile of a colour can have: those of the contracts that lie nowhere we know.
std::vector<int> unseen_values(const Catalogue& facts, const State& state, Colour colour) {
    std::vector<int> values;
    for (std::size_t i = 0; i < facts.contracts.size(); ++i) {
        const ContractId id(i);
        if (facts.contract(id).colour != colour)
            continue;
        const ContractRow& row = state.contracts[index_of(colour)];
        if (row[0] != id && row[1] != id && !has_left_for_good(state, id))
            values.push_back(facts.contract(id).energy_required);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

Options known_options(const Catalogue& facts, const State& state, bool with_national) {
    Options options;
    for (std::size_t colour = 0; colour < 3; ++colour)
        for (int slot = 0; slot < 2; ++slot)
            if (const auto id = state.contracts[colour][static_cast<std::size_t>(slot)])
                options.push_back({*id, facts.contract(*id).energy_required, false,
                                   Need{static_cast<Colour>(colour), slot}, slot});
    if (with_national)
        for (std::size_t i = 0; i < state.national.size(); ++i)
            options.push_back({state.national[i], facts.contract(state.national[i]).energy_required, true,
                               std::nullopt, static_cast<int>(i)});
    return options;
}

struct Gap {
    Need need;
    std::vector<int> values; // not empty
};

std::vector<Gap> gaps(const Catalogue& facts, const State& state) {
    std::vector<Gap> result;
    for (std::size_t colour = 0; colour < 3; ++colour)
        for (int slot = 0; slot < 2; ++slot) {
            if (state.contracts[colour][static_cast<std::size_t>(slot)])
                continue;
            auto values = unseen_values(facts, state, static_cast<Colour>(colour));
            if (!values.empty())
                result.push_back({Need{static_cast<Colour>(colour), slot}, std::move(values)});
        }
    return result;
}

using Chosen = core::StaticVector<std::uint8_t, 12>; // indices into the options
using Chooser = std::function<Chosen(const Options&)>;

/// Fills the gaps with every value they may hold; a gap matters if its tile is ever among the chosen.
ContractChoice choose(const Catalogue& facts, const State& state, bool with_national,
                      const Chooser& chooser) {
    Options options = known_options(facts, state, with_national);
    ContractChoice choice;
    for (const std::uint8_t i : chooser(options))
        choice.contracts.push_back(*options[i].contract);
    const std::vector<Gap> unknown = gaps(facts, state);
    if (unknown.empty())
        return choice;
    const std::size_t known = options.size();
    for (const Gap& gap : unknown)
        options.push_back({std::nullopt, gap.values.front(), false, gap.need, gap.need.slot});
    std::vector<std::size_t> digits(unknown.size(), 0);
    std::uint32_t matters = 0;
    for (bool more = true; more;) {
        for (const std::uint8_t i : chooser(options))
            if (i >= known)
                matters |= 1U << (i - known);
        more = false;
        for (std::size_t g = 0; g < unknown.size() && !more; ++g) {
            digits[g] = (digits[g] + 1) % unknown[g].values.size();
            options[known + g].value = unknown[g].values[digits[g]];
            more = digits[g] != 0;
        }
    }
    for (std::size_t g = 0; g < unknown.size(); ++g)
        if ((matters >> g & 1U) != 0)
            choice.needs.push_back(unknown[g].need);
    return choice;
}

/// The highest value among those that pass; the right one of equals.
template <class Test>
Chosen highest(const Options& options, Test test) {
    Chosen best;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!test(options[i]))
            continue;
        const auto key = [&](std::size_t at) { return std::pair(options[at].value, options[at].place); };
        if (best.empty() || key(i) > key(best[0]))
            best = {static_cast<std::uint8_t>(i)};
    }
    return best;
}

/// What Simone's sets are compared by, the better the greater.
struct SimoneKey {
    bool national = false;
    int count = 0;
    int sum = 0;
    std::array<int, 12> values{}; // falling
    int right = 0;                // how many of them lie right
    auto operator<=>(const SimoneKey&) const = default;
};

Chosen simone(const Options& options, int energy, int discount) {
    SimoneKey best;
    Chosen chosen;
    for (std::uint32_t mask = 1; mask < 1U << options.size(); ++mask) {
        int cost = 0;
        SimoneKey key;
        Chosen set;
        for (std::size_t i = 0; i < options.size() && cost <= energy; ++i) {
            if ((mask >> i & 1U) == 0)
                continue;
            cost += std::max(0, options[i].value - discount);
            key.national = key.national || options[i].national;
            key.values[static_cast<std::size_t>(key.count++)] = options[i].value;
            key.sum += options[i].value;
            key.right += options[i].place;
            set.push_back(static_cast<std::uint8_t>(i));
        }
        if (cost > energy)
            continue;
        std::sort(key.values.begin(), key.values.end(), std::greater<>());
        if (key > best) {
            best = key;
            chosen = set;
        }
    }
    return chosen;
}

} // namespace

int contract_discount(const Catalogue& facts, const State& state, Company company) {
    return company == Company::france && has_ability(facts, state, company) ? france_discount : 0;
}

ColourCheck reaches_colour(const Catalogue& facts, const State& state, Company company, Colour colour,
                           int energy) {
    ColourCheck check;
    const int reach = energy + contract_discount(facts, state, company);
    for (const auto& id : state.contracts[index_of(colour)]) {
        if (!id)
            continue;
        const int value = facts.contract(*id).energy_required;
        check.lowest = check.lowest == 0 ? value : std::min(check.lowest, value);
    }
    check.reached = check.lowest > 0 && check.lowest <= reach;
    if (check.reached)
        return check;
    const std::vector<int> unseen = unseen_values(facts, state, colour);
    for (int slot = 0; slot < 2 && !unseen.empty(); ++slot) {
        if (state.contracts[index_of(colour)][static_cast<std::size_t>(slot)] || unseen.front() > reach)
            continue;
        if (unseen.back() <= reach)
            check.reached = true;
        else
            check.needs.push_back({colour, slot});
    }
    if (check.reached)
        check.needs.clear();
    return check;
}

ContractChoice contracts_by_energy(const Catalogue& facts, const State& state, Company company, int energy) {
    const int discount = contract_discount(facts, state, company);
    if (!has_officer(state.company(company), Officer::simone_luciani))
        return choose(facts, state, true, [&](const Options& options) {
            return highest(options, [&](const Option& option) { return option.value <= energy + discount; });
        });
    ContractChoice choice =
        choose(facts, state, true, [&](const Options& options) { return simone(options, energy, discount); });
    // Options are listed from the left: reversed, the stable sort leaves the right one of equals first.
    std::reverse(choice.contracts.begin(), choice.contracts.end());
    std::stable_sort(choice.contracts.begin(), choice.contracts.end(), [&](ContractId a, ContractId b) {
        return facts.contract(a).energy_required > facts.contract(b).energy_required;
    });
    return choice;
}

ContractChoice work_contract(const Catalogue& facts, const State& state, std::optional<int> max_requirement) {
    const auto allowed = [&](const Option& option) {
        return !max_requirement || option.value <= *max_requirement;
    };
    if (state.interpretations.external_work_contract == WorkContract::highest_value)
        return choose(facts, state, false, [&](const Options& options) { return highest(options, allowed); });
    return choose(facts, state, false, [&](const Options& options) {
        Chosen best;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const auto key = [&](std::size_t at) {
                return std::pair(options[at].slot->colour, -options[at].slot->slot);
            };
            if (allowed(options[i]) && (best.empty() || key(i) < key(best[0])))
                best = {static_cast<std::uint8_t>(i)};
        }
        return best;
    });
}

} // namespace automa::barrage
