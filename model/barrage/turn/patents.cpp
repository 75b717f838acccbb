#include "model/barrage/turn/patents.h"

namespace automa::barrage {
namespace {

template <class Test>
std::optional<std::size_t> pick(const State& state, Test test) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < state.patents.size(); ++i) {
        if (!state.patents[i] || !test(*state.patents[i]))
            continue;
        const bool higher = best && level_of(*state.patents[i]) > level_of(*state.patents[*best])
                            && state.interpretations.patent_choice == PatentChoice::highest_level;
        if (!best || higher)
            best = i;
    }
    return best;
}

} // namespace

std::optional<std::size_t> patent_for(const State& state, Structure structure) {
    if (const auto specific = pick(state, [&](TechId tech) { return structure_of(tech) == structure; }))
        return specific;
    return pick(state, [](TechId tech) { return structure_of(tech) == Structure::joker; });
}

std::optional<std::size_t> free_patent(const State& state) {
    return pick(state, [](TechId) { return true; });
}

} // namespace automa::barrage
