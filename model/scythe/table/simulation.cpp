#include "model/scythe/table/simulation.h"

#include "model/core/journal.h"
#include "model/scythe/state/board.h"
#include "model/scythe/state/can_apply.h"
#include "model/scythe/state/check.h"
#include "model/scythe/table/random_human.h"

#include <nlohmann/json.hpp>

namespace automa::scythe {
namespace {

using core::Error;
using core::Random;

constexpr int most_acts_a_turn = 6;
constexpr int most_turns = 400; // the star track alone ends a game long before

/// Modifiers and readings by chance, those that may go with the star card.
void mix_options(GameOptions& options, Random& random) {
    Modifiers& modifiers = options.modifiers;
    const auto sometimes = [&] { return random.below(3) == 0; };
    const bool may_skip = options.star_card == StarCard::automa || options.star_card == StarCard::automaszyna;
    modifiers.skip = may_skip && sometimes();
    modifiers.coins =
        sometimes() ? static_cast<std::int8_t>(static_cast<int>(random.below(5)) - 2) : std::int8_t{0};
    modifiers.power =
        sometimes() ? static_cast<std::int8_t>(static_cast<int>(random.below(5)) - 2) : std::int8_t{0};
    modifiers.move_check = sometimes();
    modifiers.place_check = sometimes();
    modifiers.all_moves = options.star_card != StarCard::ultimaszyna && sometimes();
    each_interpretation(options.interpretations, [&](const char*, auto& value) {
        using Enum = std::remove_reference_t<decltype(value)>;
        value = static_cast<Enum>(random.below(static_cast<std::uint32_t>(count_of<Enum>)));
    });
    options.resources_tracked = sometimes();
}

GameOptions options_of(const SimulationOptions& wanted, std::uint64_t seed, Random& random) {
    GameOptions options;
    const auto drawn = [&](auto count) { return random.below(static_cast<std::uint32_t>(count)); };
    options.star_card = wanted.star_card.value_or(static_cast<StarCard>(drawn(count_of<StarCard>)));
    options.automa = wanted.automa.value_or(static_cast<Faction>(drawn(faction_count)));
    while (!wanted.automa && wanted.human && options.automa == *wanted.human)
        options.automa = static_cast<Faction>(drawn(faction_count));
    options.human = wanted.human.value_or(static_cast<Faction>(drawn(faction_count)));
    while (!wanted.human && options.human == options.automa)
        options.human = static_cast<Faction>(drawn(faction_count));
    options.cards_from = CardsFrom::app;
    options.resources_tracked = drawn(2U) == 0;
    options.seed = seed;
    if (wanted.mix)
        mix_options(options, random);
    return options;
}

/// The table of a simulated game: position, journal, and what is checked on the way.
class Table {
public:
    Table(const Catalogue& facts, const SimulationOptions& wanted, std::uint64_t seed, Tally* tally,
          const Watch& watch)
        : facts_(facts), wanted_(wanted), random_(seed ^ 0x5851f42d4c957f2dULL), human_(facts, random_),
          tally_(tally), watch_(watch) {
        result_.seed = seed;
        result_.options = options_of(wanted, seed, random_);
    }

    core::Result<GameResult> play() {
        auto started = new_game(facts_, result_.options);
        if (!started.ok())
            return started.error();
        start_ = state_ = std::move(started).value();
        while (!state_.ended_by) {
            if (auto fault = human_turn())
                return *fault;
            if (auto fault = automa_turn())
                return *fault;
            if (result_.turns > most_turns)
                return Error{"endless", "", "The game does not end."};
        }
        result_.ended_by = state_.side(*state_.ended_by).player;
        if (auto fault = carry(TellFinal{human_.final_lines(state_)}))
            return *fault;
        result_.score = score(facts_, state_);
        if (wanted_.check)
            if (auto fault = check_undo())
                return *fault;
        return result_;
    }

private:
    std::optional<Error> human_turn() {
        for (int acts = 0; acts < most_acts_a_turn || !state_.contested.empty(); ++acts) {
            if (state_.ended_by)
                return std::nullopt;
            const auto command = human_.next(state_);
            if (!command)
                break;
            if (auto fault = carry(*command))
                return fault;
            if (state_.turn)
                if (auto fault = finish_turn())
                    return fault;
        }
        return std::nullopt;
    }

    std::optional<Error> automa_turn() {
        if (state_.ended_by)
            return std::nullopt;
        ++result_.turns;
        if (auto fault = carry(DealCard{}))
            return fault;
        return finish_turn();
    }

    /// Answers what is asked until the Automa can act, and lets it act.
    std::optional<Error> finish_turn() {
        while (state_.turn) {
            const auto decision = decide(facts_, state_);
            if (!decision.ok())
                return decision.error();
            const auto& needs = decision.value().needs;
            if (auto fault =
                    needs.empty() ? carry(TakeAutomaTurn{}) : carry(human_.answer(state_, needs.front())))
                return fault;
        }
        return std::nullopt;
    }

    std::optional<Error> carry(const Command& command) {
        auto carried = carry_out(facts_, state_, command);
        if (!carried.ok())
            return carried.error();
        Carried& done = carried.value();
        if (watch_)
            watch_(state_, command, done);
        if (done.decision)
            count(*done.decision);
        if (wanted_.check) {
            if (const auto status = check_invariants(facts_, state_, done); !status.ok())
                return status.error();
            journal_.append({done.label, done.events});
        }
        state_ = std::move(done.after);
        return std::nullopt;
    }

    void count(const Decision& decision) {
        for (const Step& step : decision.steps)
            result_.combats += step.kind == StepKind::combat ? 1 : 0;
        if (tally_ == nullptr)
            return;
        for (const Step& step : decision.steps)
            ++tally_->steps[std::string(name_of(step.kind))];
        for (const Skipped& skipped : decision.skipped)
            ++tally_->skipped[std::string(skipped.rule)];
        for (const core::TraceEntry& entry : decision.trace)
            if (entry.outcome == core::Outcome::narrows && entry.after.size() == 1)
                ++tally_->criteria[std::string(entry.message)];
    }

    /// Undo is replay without the last action: to the start, to the middle, and none at all.
    std::optional<Error> check_undo() {
        const auto at = [&](std::size_t count) {
            return journal_.replay(start_, count,
                                   [](State& state, const Event& event) { apply_in_place(state, event); });
        };
        const std::size_t all = journal_.entries().size();
        journal_.jump(0);
        if (journal_.can_undo() || !(at(journal_.cursor()) == start_))
            return Error{"undo", "", "Undone to the start, the game is not at its start."};
        if (!(at(all) == state_))
            return Error{"undo", "", "Redone to the end, the game is not at its end."};
        const std::size_t middle = all / 2;
        State again = at(middle);
        for (const auto& entry : journal_.entries().subspan(middle))
            for (const Event& event : entry.events)
                apply_in_place(again, event);
        if (!(again == state_))
            return Error{"undo", "", "Undone to the middle and redone, the game is another one."};
        return std::nullopt;
    }

    const Catalogue& facts_;
    const SimulationOptions& wanted_;
    Random random_;
    RandomHuman human_;
    Tally* tally_;
    const Watch& watch_;
    State start_;
    State state_;
    core::Journal<Event> journal_;
    GameResult result_;
};

/// Pieces in play and on the mat: as many as a side has.
std::optional<Error> piece_fault(const Side& side) {
    for (const UnitKind unit : {UnitKind::mech, UnitKind::worker})
        if (on_mat(side, unit) < 0)
            return Error{"pieces", "/" + std::string(name_of(side.player)), "Pieces appeared or vanished."};
    return std::nullopt;
}

/// Every move of row 1 leads into a neighbourhood, seen when it was made (S-36).
std::optional<Error> teleport_fault(const Catalogue& facts, const State& before, const Decision& decision) {
    State now = before;
    std::size_t applied = 0;
    for (const Step& step : decision.steps) {
        for (; applied < step.events.begin; ++applied)
            apply_in_place(now, decision.events[applied]);
        if (!is_move(step.kind))
            continue;
        const TerritorySet reach =
            neighbourhood_of_units(facts, now, decision.side) | base_neighbourhood(facts, now, decision.side);
        if (!step.to.is_territory() || !reach.has(step.to.territory()))
            return Error{"teleport", "/steps", "A unit went where no neighbourhood reaches."};
    }
    return std::nullopt;
}

int stars_gained(const Events& events, SideId side) {
    int stars = 0;
    for (const Event& event : events)
        if (const auto* star = std::get_if<StarPlaced>(&event))
            stars += star->side == side ? 1 : 0;
    return stars;
}

} // namespace

core::Status check_invariants(const Catalogue& facts, const State& before, const Carried& carried) {
    const State& after = carried.after;
    const auto replayed = replay_checked(facts, before, carried.events);
    if (!replayed.ok())
        return replayed.error();
    if (!(replayed.value() == after))
        return Error{"events_differ", "", "The events do not lead to the position after."};
    for (std::size_t i = 0; i < after.sides.size(); ++i) {
        if (auto fault = piece_fault(after.sides[i]))
            return *fault;
        if (after.sides[i].player != Player::automa)
            continue;
        const int stars = stars_of(facts, after.sides[i].automa);
        if (stars > stars_of_side)
            return Error{"stars", "/automa", "The Automa has more than 6 stars."};
        if (stars != stars_of(facts, before.sides[i].automa) + stars_gained(carried.events, SideId(i)))
            return Error{"stars", "/automa", "Stars appeared or vanished."};
    }
    if (carried.decision) {
        const auto again = decide(facts, before);
        if (!again.ok() || !(again.value() == *carried.decision))
            return Error{"not_deterministic", "", "The same position gave two decisions."};
        if (auto fault = teleport_fault(facts, before, *carried.decision))
            return *fault;
    }
    return check_position(facts, after);
}

core::Result<GameResult> play_game(const Catalogue& facts, const SimulationOptions& options,
                                   std::uint64_t seed, Tally* tally, const Watch& watch) {
    return Table(facts, options, seed, tally, watch).play();
}

} // namespace automa::scythe
