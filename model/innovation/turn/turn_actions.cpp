// Innovation, VP, blocking, science.
#include "model/innovation/turn/automa_turn.h"

#include <algorithm>
#include <bit>

namespace automa::innovation {
namespace {

using core::Outcome;

/// Every tile that may lie on this round: the known one, or any not listed and not forbidden.
template <class Visit>
void each_possible_tile(const Catalogue& facts, const State& state, Visit visit) {
    if (state.round == round_count) {
        for (std::size_t i = 0; i < final_tile_count; ++i)
            if (!state.final_tile || *state.final_tile == i + 1)
                visit(facts.final_tiles[i].discipline, facts.final_tiles[i].vp);
        return;
    }
    const auto known = state.round_tile();
    for (std::size_t i = 0; i < round_tile_count; ++i) {
        const RoundTile& tile = facts.round_tiles[i];
        const bool listed = std::ranges::any_of(state.round_tiles, [&](const auto& t) { return t == i + 1; });
        if (known ? *known == i + 1 : !listed && !tile.forbidden[state.round - 1U])
            visit(tile.discipline, tile.automa_vp(state.round));
    }
}

Need tile_need(const State& state) {
    Need need;
    need.what = state.round == round_count ? NeedKind::final_tile : NeedKind::round_score_tile;
    need.round = state.round;
    return need;
}

std::vector<Need> science_needs(const State& state, const ScienceUnknowns& unknowns) {
    std::vector<Need> needs;
    if (unknowns.tile)
        needs.push_back(tile_need(state));
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        for (std::size_t human = 0; human < 2; ++human)
            if (unknowns.level[d][human]) {
                Need need;
                need.player = static_cast<Player>(human);
                need.discipline = static_cast<Discipline>(d);
                needs.push_back(need);
            }
    return needs;
}

int advance(AutomaTurn& turn, const ScienceTable& table, Discipline discipline, int levels) {
    const int level = table.automa[index_of(discipline)];
    const int moved = std::min(levels, level_limit(table, discipline) - level);
    turn.play.note("A-81", "advanced", Outcome::done,
                   {arg("discipline", name_of(discipline)), arg("from", level), arg("levels", moved)});
    turn.play.record(ScienceAdvanced{Player::automa, discipline, static_cast<std::int8_t>(moved)});
    return moved;
}

} // namespace

Tried AutomaTurn::done(Step step) {
    step.order = order;
    step.part = part;
    step.range = told_ = play.since(told_);
    steps.push_back(std::move(step));
    return Tried::done;
}

Tried AutomaTurn::skip(StepKind kind, std::string_view rule, bool ongoing) {
    told_ = play.since(told_);
    skipped.push_back({kind, order, part, rule, ongoing, told_.trace});
    return Tried::skipped;
}

Tried AutomaTurn::ask(std::vector<Need> questions, Stage stage) {
    needs = std::move(questions);
    pause = Resume{};
    pause->order = static_cast<std::uint8_t>(order);
    pause->part = static_cast<std::uint8_t>(part);
    pause->stage = stage;
    for (const Need& need : needs)
        play.note("A-54", "asked", Outcome::fails, {arg("what", name_of(need.what))});
    return Tried::paused;
}

int AutomaTurn::count_slots(std::string_view rule, std::string_view of, Slots options) {
    std::size_t place =
        directional(static_cast<std::size_t>(std::popcount(options)), support.direction, support.count);
    core::Candidates before;
    int chosen = 0;
    for (int slot = 1; slot <= static_cast<int>(max_innovation_slots); ++slot) {
        if (!has_slot(options, slot))
            continue;
        before.add(static_cast<std::size_t>(slot));
        if (place-- == 0)
            chosen = slot;
    }
    core::Candidates after;
    after.add(static_cast<std::size_t>(chosen));
    play.narrow(rule, "directional", Outcome::chosen, before, after,
                {arg("of", of), arg("direction", name_of(support.direction)), arg("count", support.count)});
    return chosen;
}

PowerOffers AutomaTurn::power_offers(const Board& board, HexId hex) const {
    PowerOffers offers;
    for (std::size_t human = 0; human < state().human_count; ++human)
        if (const int power = board.power_for(static_cast<Player>(human), hex); power > 0)
            offers.push_back({static_cast<Player>(human), power});
    return offers;
}

ScienceTable science_table(const State& state, const SupportColumn& support) {
    ScienceTable table;
    table.humans = state.human_count;
    table.level_12 = state.interpretations.level_12;
    table.direction = support.direction;
    table.count = support.count;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        table.automa[d] = state.automa.science[d];
        bool all = true;
        for (std::size_t human = 0; human < state.human_count; ++human) {
            const ToldLevel& level = state.humans[human].science[d];
            all = all && level.known;
            // Markers never go down.
            if (level.known || level.room == 0 || level.value == top_level)
                table.levels[d][human] = level.value;
            table.bounds[d][human] = {level.value, std::min(level.value + level.room, top_level)};
        }
        // Only the higher one is looked at (A-94, D-6), whosever it is.
        if (const int highest = state.app.highest[d]; highest >= 0 && !all)
            table.levels[d] = {highest, 0};
    }
    return table;
}

Tried try_innovation(AutomaTurn& turn) {
    constexpr int first_round = 3;
    constexpr int most = 2;
    const State& state = turn.state();
    if (state.round < first_round || state.automa.innovations > most) {
        turn.fail("A-59", state.round < first_round ? "round_3_on" : "at_most_2_innovations");
        return turn.skip(StepKind::take_innovation, "A-59");
    }
    turn.play.note("A-59", "innovation_allowed", Outcome::holds,
                   {arg("round", state.round), arg("taken", state.automa.innovations)});
    if (!state.innovations)
        return turn.ask({{NeedKind::innovations}}, Stage::action);
    if (*state.innovations == 0) {
        turn.fail("A-60", "innovation_on_display");
        return turn.skip(StepKind::take_innovation, "A-60");
    }
    Step step;
    step.kind = StepKind::take_innovation;
    step.slot = turn.count_slots("A-60", "innovation", *state.innovations);
    turn.play.record(InnovationTaken{Player::automa, static_cast<std::uint8_t>(step.slot)});
    return turn.done(step);
}

Tried try_vp(AutomaTurn& turn, int vp, Reason reason) {
    Step step;
    step.kind = StepKind::gain_vp;
    step.vp = vp;
    turn.play.note("A-62", "vp", Outcome::done, {arg("vp", vp), arg("x", turn.x())});
    if (vp != 0)
        turn.play.record(VpChanged{Player::automa, static_cast<std::int16_t>(vp), reason});
    return turn.done(step);
}

namespace {

Tried try_block(AutomaTurn& turn, SlotRow row, StepKind kind, std::string_view rule, std::string_view of,
                std::size_t slots) {
    const auto all = static_cast<Slots>((1U << slots) - 1);
    const auto free = static_cast<Slots>(all & ~*slots_of(turn.state(), row));
    if (free == 0) {
        turn.fail(rule, row == SlotRow::power_actions ? "power_action_free" : "book_action_free");
        return turn.skip(kind, rule);
    }
    Step step;
    step.kind = kind;
    step.slot = turn.count_slots(rule, of, free);
    turn.play.record(ActionCovered{row, static_cast<std::uint8_t>(step.slot)});
    return turn.done(step);
}

} // namespace

Tried try_block_power(AutomaTurn& turn) {
    if (!turn.state().power_actions)
        return turn.ask({{NeedKind::power_actions}}, Stage::action);
    const Tried power = try_block(turn, SlotRow::power_actions, StepKind::block_power, "A-76", "power_action",
                                  power_action_count);
    return try_block_book(turn, power == Tried::done);
}

Tried try_block_book(AutomaTurn& turn, bool power_blocked) {
    if (!power_blocked && turn.state().interpretations.book_block == BookBlock::with_power) {
        turn.fail("A-77", "power_action_blocked");
        return turn.skip(StepKind::block_book, "A-77");
    }
    if (!turn.state().book_actions) {
        turn.ask({{NeedKind::book_actions}}, Stage::book);
        turn.pause->blocked = power_blocked;
        return Tried::paused;
    }
    return try_block(turn, SlotRow::book_actions, StepKind::block_book, "A-77", "book_action",
                     book_action_count);
}

Tried try_scholar(AutomaTurn& turn) {
    ScienceTable table = science_table(turn.state(), turn.support);
    if (turn.support.science == ScienceMode::round_tile) {
        Disciplines shown = 0;
        each_possible_tile(turn.facts(), turn.state(), [&](Discipline discipline, int) {
            shown = static_cast<Disciplines>(shown | 1U << index_of(discipline));
        });
        table.tile = shown;
    }
    if (const ScienceUnknowns unknowns = deciding_unknowns(table); unknowns.any())
        return turn.ask(science_needs(turn.state(), unknowns), Stage::action);
    const auto discipline = choose_discipline(table, turn.play);
    if (!discipline) {
        turn.fail("A-78", "discipline_valid");
        return turn.skip(StepKind::send_scholar, "A-78");
    }
    const auto& spaces = turn.state().scholars[index_of(*discipline)];
    Step step;
    step.kind = StepKind::send_scholar;
    step.discipline = discipline;
    if (turn.state().automa.scholars > 0) {
        if (!spaces) {
            Need need;
            need.what = NeedKind::scholars;
            need.discipline = discipline;
            return turn.ask({need}, Stage::action);
        }
        const auto free = std::ranges::find_if(*spaces, [](const auto& owner) { return !owner; });
        if (free != (*spaces).end()) {
            const auto space = static_cast<std::size_t>(free - (*spaces).begin());
            step.value = turn.facts().science.spaces[index_of(*discipline)][space];
            turn.play.note("A-81", "scholar_space", Outcome::chosen, {arg("value", step.value)});
            turn.play.record(ScholarSent{Player::automa, *discipline, static_cast<std::uint8_t>(space)});
        }
    }
    if (step.value == 0)
        turn.play.note("A-82", turn.state().automa.scholars > 0 ? "no_space_free" : "no_scholar_left",
                       Outcome::ignored);
    step.levels = advance(turn, table, *discipline, std::max(step.value, 1));
    return turn.done(step);
}

Tried try_advance(AutomaTurn& turn, int levels, bool ongoing) {
    const ScienceTable table = science_table(turn.state(), turn.support);
    if (const ScienceUnknowns unknowns = deciding_unknowns(table); unknowns.any())
        return turn.ask(science_needs(turn.state(), unknowns),
                        ongoing ? Stage::power_advance : Stage::action);
    const auto discipline = choose_discipline(table, turn.play);
    if (!discipline) {
        turn.fail("A-83", "discipline_valid");
        return turn.skip(StepKind::advance, "A-83", ongoing);
    }
    Step step;
    step.kind = StepKind::advance;
    step.discipline = discipline;
    step.ongoing = ongoing;
    step.levels = advance(turn, table, *discipline, levels);
    return turn.done(step);
}

Tried try_power_ability(AutomaTurn& turn, HexId hex, int offered, std::optional<int> gained) {
    constexpr int enough = 2;
    if (turn.faction().ongoing != Ongoing::power_advances || offered < enough)
        return Tried::done;
    if (!could_be_valid(science_table(turn.state(), turn.support))) {
        turn.fail("A-83", "discipline_valid");
        return turn.skip(StepKind::advance, "A-83", true);
    }
    if (turn.state().interpretations.powermongers == PowerReading::offered)
        gained = offered;
    if (!gained) {
        Need need;
        need.what = NeedKind::power_gained;
        need.player = Player::human_1;
        need.hex = hex;
        need.amount = offered;
        turn.ask({need}, Stage::power_gained);
        turn.pause->hex = hex;
        turn.pause->offered = static_cast<std::uint8_t>(offered);
        return Tried::paused;
    }
    if (*gained < enough) {
        turn.play.note("A-99", "power_not_gained", Outcome::fails, {arg("power", *gained)});
        return Tried::done;
    }
    turn.play.note("A-99", "power_gained", Outcome::holds, {arg("power", *gained)});
    return try_advance(turn, turn.faction().ongoing_levels, true);
}

Tried try_pass(AutomaTurn& turn, std::string_view rule) {
    std::optional<int> vp;
    bool sure = true;
    each_possible_tile(turn.facts(), turn.state(), [&](Discipline, int of_tile) {
        sure = sure && (!vp || *vp == of_tile);
        vp = of_tile;
    });
    if (!sure)
        return turn.ask({tile_need(turn.state())}, Stage::action);
    const bool last_round = turn.state().round == round_count;
    Step step;
    step.kind = StepKind::pass;
    step.rule = rule;
    step.times =
        turn.faction().ongoing == Ongoing::first_to_pass_scores_again && turn.state().passed.empty() ? 2 : 1;
    step.vp = vp.value_or(0) * step.times;
    turn.play.note(rule, "passes", Outcome::done);
    turn.play.note("A-46", "pass_vp", Outcome::done, {arg("vp", step.vp), arg("times", step.times)});
    if (step.vp != 0)
        turn.play.record(VpChanged{Player::automa, static_cast<std::int16_t>(step.vp), Reason::pass});
    if (!last_round) {
        step.bonus = turn.support.bonus;
        step.place = static_cast<int>(turn.state().passed.size()) + 1;
        turn.play.note("A-47", "bonus_tile", Outcome::chosen, {arg("place", name_of(*step.bonus))});
        turn.play.record(BonusTileTaken{*step.bonus});
    }
    turn.play.record(Passed{Player::automa});
    if (!last_round)
        turn.play.record(DeckGathered{});
    return turn.done(step);
}

} // namespace automa::innovation
