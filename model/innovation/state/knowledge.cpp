#include "model/innovation/state/knowledge.h"

#include <algorithm>

namespace automa::innovation {
namespace {

bool learns(const State& state) {
    return state.app.bookkeeping == Bookkeeping::habits;
}

constexpr unsigned power_bit = count_of<Discipline>; // of AppState::lapsed
constexpr unsigned book_bit = power_bit + 1;
constexpr unsigned innovation_bit = power_bit + 2;

/// Everything that can lapse, with its bit.
template <class Visit>
void each_lapsing(State& state, Visit visit) {
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        visit(state.scholars[d].known, static_cast<unsigned>(d), Entered::scholar, state.app.entered_scholar);
    visit(state.power_actions.known, power_bit, Entered::power, state.app.entered_power);
    visit(state.book_actions.known, book_bit, Entered::book, state.app.entered_book);
    visit(state.innovations.known, innovation_bit, Entered::innovation, state.app.entered_innovation);
}

[[nodiscard]] EnteredSet answered_with(Entered what) {
    // Both kinds of actions are asked for, and entered, together.
    const bool action = what == Entered::power || what == Entered::book;
    return action ? static_cast<EnteredSet>(entered_bit(Entered::power) | entered_bit(Entered::book))
                  : entered_bit(what);
}

/// An answer: as it was known last, or not. Of a table that enters what happens and has left out nothing of
/// this kind, silence is believed from now on, and what lapsed meanwhile is known again.
void judge(State& state, Entered what, bool same) {
    AppState& app = state.app;
    if (!learns(state) || !state.turn)
        return;
    const EnteredSet bits = answered_with(what);
    if (!same) {
        app.habits = static_cast<EnteredSet>(app.habits & ~bits);
        app.trusted = static_cast<EnteredSet>(app.trusted & ~bits);
        return;
    }
    if (app.habits == 0)
        return;
    app.trusted = static_cast<EnteredSet>(app.trusted | bits);
    each_lapsing(state, [&](bool& known, unsigned bit, Entered kind, bool) {
        if ((bits & entered_bit(kind)) == 0 || (app.lapsed >> bit & 1U) == 0)
            return;
        known = true;
        app.lapsed = static_cast<std::uint8_t>(app.lapsed & ~(1U << bit));
    });
}

void told(State& state, unsigned bit) {
    state.app.lapsed = static_cast<std::uint8_t>(state.app.lapsed & ~(1U << bit));
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
        each_lapsing(state, [&](bool& known, unsigned bit, Entered kind, bool entered) {
            if (!known || entered || passed || (app.trusted & entered_bit(kind)) != 0)
                return;
            known = false;
            if (learns(state))
                app.lapsed = static_cast<std::uint8_t>(app.lapsed | 1U << bit);
        });
        if (!app.entered_science && (app.trusted & entered_bit(Entered::science)) == 0)
            doubt(state, state.human(player), passed ? likely_by_passing : likely_in_turn);
    }
    app.entered_power = app.entered_book = app.entered_innovation = app.entered_scholar =
        app.entered_science = false;
}

void doubt_after_income(State& state) {
    if (!learns(state))
        return;
    told(state, power_bit); // phase III has freed them all
    told(state, book_bit);
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
    told(state, event.row == SlotRow::power_actions  ? power_bit
                : event.row == SlotRow::book_actions ? book_bit
                                                     : innovation_bit);
}

void tell_scholars(State& state, const ScholarsTold& event) {
    Told<ScholarSpaces>& spaces = state.scholars[index_of(event.discipline)];
    judge(state, Entered::scholar, spaces.value == event.spaces);
    spaces = event.spaces;
    told(state, static_cast<unsigned>(index_of(event.discipline)));
}

} // namespace automa::innovation
