#include "model/innovation/state/knowledge.h"

#include <algorithm>

namespace automa::innovation {
namespace {

bool learns(const State& state) {
    return state.app.bookkeeping == Bookkeeping::habits;
}

/// An answer: as it was known last, or not. Who has entered such things and left out none is not asked again.
void judge(State& state, Entered what, bool same) {
    AppState& app = state.app;
    if (!learns(state) || !state.turn)
        return;
    const EnteredSet bit = entered_bit(what);
    if (same) {
        app.trusted = static_cast<EnteredSet>(app.trusted | (app.habits & bit));
        return;
    }
    app.habits = static_cast<EnteredSet>(app.habits & ~bit);
    app.trusted = static_cast<EnteredSet>(app.trusted & ~bit);
}

// How many levels a marker climbs at most, as a rule, before the table is asked again.
constexpr int likely_in_turn = 3;    // a scholar on the best space
constexpr int likely_by_passing = 3; // a bonus tile that counts schools
constexpr int likely_by_income = 2;  // competencies

void doubt(State& state, Human& human, int likely) {
    for (ToldLevel& level : human.science) {
        level.known = false;
        level.room = learns(state) ? static_cast<std::int8_t>(std::min<int>(level.room + likely, top_level))
                                   : static_cast<std::int8_t>(top_level);
    }
    state.app.highest.fill(-1);
}

} // namespace

void enter(State& state, Entered what, bool& flag) {
    flag = true;
    if (learns(state))
        state.app.habits = static_cast<EnteredSet>(state.app.habits | entered_bit(what));
}

void forget(State& state, Player player) {
    AppState& app = state.app;
    const bool passed = state.has_passed(player);
    if (is_human(player) && app.entry == Entry::late && app.phase == Phase::actions
        && (!passed || learns(state))) {
        const auto stays = [&](bool known, bool entered, Entered what) {
            return known && (entered || passed || (app.trusted & entered_bit(what)) != 0);
        };
        state.power_actions.known = stays(state.power_actions.known, app.entered_power, Entered::power);
        state.book_actions.known = stays(state.book_actions.known, app.entered_book, Entered::book);
        state.innovations.known = stays(state.innovations.known, app.entered_innovation, Entered::innovation);
        for (auto& spaces : state.scholars)
            spaces.known = stays(spaces.known, app.entered_scholar, Entered::scholar);
        // Who passes takes a bonus tile, and some of them give levels.
        const bool usual = !passed && (app.trusted & entered_bit(Entered::science)) != 0;
        if (!app.entered_science && !usual)
            doubt(state, state.human(player), passed ? likely_by_passing : likely_in_turn);
    }
    app.entered_power = app.entered_book = app.entered_innovation = app.entered_scholar =
        app.entered_science = false;
}

void doubt_after_income(State& state) {
    if (!learns(state))
        return;
    if (state.app.entry == Entry::late && !state.app.entered_science)
        for (std::size_t i = 0; i < state.human_count; ++i)
            doubt(state, state.humans[i], likely_by_income);
    state.app.entered_science = false;
}

void human_advances(State& state, const ScienceAdvanced& event) {
    const std::size_t d = index_of(event.discipline);
    ToldLevel& level = state.human(event.player).science[d];
    const int most = level.value + level.room + event.levels;
    const bool sure = level.room == 0;
    level.value = static_cast<std::int8_t>(level.value + event.levels);
    // The higher marker goes with it, unless this one may have overtaken it unseen.
    if (std::int8_t& highest = state.app.highest[d]; highest >= 0)
        highest = sure || most <= highest ? std::max(highest, level.value) : std::int8_t{-1};
    enter(state, Entered::science, state.app.entered_science);
}

void tell_level(State& state, const LevelTold& event) {
    const std::size_t d = index_of(event.discipline);
    ToldLevel& level = state.human(event.player).science[d];
    judge(state, Entered::science, level.value == event.level);
    level = event.level;
    state.app.highest[d] = -1;
    // Told between two rounds it is told for the next one.
    state.app.entered_science = state.app.entered_science || !state.turn;
}

void tell_highest(State& state, const HighestTold& event) {
    const std::size_t d = index_of(event.discipline);
    std::array<ToldLevel*, 2> levels{&state.humans[0].science[d], &state.humans[1].science[d]};
    if (levels[1]->value > levels[0]->value)
        std::swap(levels[0], levels[1]);
    judge(state, Entered::science, levels[0]->value == event.level);
    for (ToldLevel* level : levels) {
        level->known = false;
        level->value = std::min(level->value, event.level);
        level->room = static_cast<std::int8_t>(event.level - level->value);
    }
    levels[0]->value = event.level;
    levels[0]->room = 0;
    state.app.highest[d] = event.level;
    state.app.entered_science = state.app.entered_science || !state.turn;
}

void tell_slots(State& state, const SlotsTold& event) {
    Told<Slots>& row = slots_of(state, event.row);
    judge(state,
          event.row == SlotRow::power_actions  ? Entered::power
          : event.row == SlotRow::book_actions ? Entered::book
                                               : Entered::innovation,
          row.value == event.set.bits);
    row = event.set.bits;
}

void tell_scholars(State& state, const ScholarsTold& event) {
    Told<ScholarSpaces>& spaces = state.scholars[index_of(event.discipline)];
    judge(state, Entered::scholar, spaces.value == event.spaces);
    spaces = event.spaces;
}

} // namespace automa::innovation
