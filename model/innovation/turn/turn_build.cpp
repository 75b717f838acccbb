// Terraform and build, upgrade.
#include "model/innovation/turn/automa_turn.h"

#include <algorithm>

namespace automa::innovation {
namespace {

using core::Outcome;

constexpr std::array general_tie_breakers{TieBreaker::terrain_priority_automa,
                                          TieBreaker::closest_to_your_buildings, TieBreaker::directional};

Outcome narrowing(const HexSet& before, const HexSet& after) {
    return after.size() == 1 ? Outcome::chosen : before == after ? Outcome::keeps : Outcome::narrows;
}

/// Those with the smallest value.
template <class Value>
HexSet smallest(const HexSet& options, Value value) {
    HexSet best;
    int least = 1 << 20;
    for (const HexId hex : options) {
        const int v = value(hex);
        if (v < least)
            best = HexSet();
        least = std::min(least, v);
        if (v == least)
            best.add(hex);
    }
    return best;
}

///
HexId counted(const HexSet& options, const SupportColumn& support) {
    std::size_t place =
        directional(static_cast<std::size_t>(options.size()), support.direction, support.count);
    for (const HexId hex : options)
        if (place-- == 0)
            return hex;
    return options.first();
}

class Builder {
public:
    Builder(AutomaTurn& turn, const FactionAction* faction)
        : turn_(turn), faction_(faction), board_(turn.facts(), turn.state()),
          to_marked_(distances(board_.map(), board_.group(Group::marked), board_.humans())),
          to_unmarked_(distances(board_.map(), board_.group(Group::unmarked), board_.humans())) {}

    /// The hexes of A-64, approach not looked at yet.
    [[nodiscard]] HexSet in_reach() {
        const HexSet empty = board_.empty_land();
        if (faction_ != nullptr && faction_->everywhere) {
            note("A-64", "everywhere", Outcome::narrows, board_.map().land, empty);
            return empty;
        }
        const HexSet valid = board_.in_reach(board_.group(support().group), turn_.shipping()) & empty;
        note("A-64", support().group == Group::marked ? "in_reach_marked" : "in_reach_unmarked",
             Outcome::narrows, empty, valid, {arg("shipping", turn_.shipping())});
        return valid;
    }

    ///
    [[nodiscard]] HexSet approach(const HexSet& options) {
        const bool free_of_limits = faction_ != nullptr && faction_->everywhere
                                    && turn_.state().interpretations.wanderers == WandererReading::everywhere;
        if (!support().approach || free_of_limits)
            return options;
        const HexSet& marked = board_.group(Group::marked);
        if (!(board_.in_reach(marked, turn_.shipping()) & board_.group(Group::unmarked)).empty()) {
            note("A-65", "approach", Outcome::ignored, options, options, {arg("because", "linked")});
            return options;
        }
        const int gap = shortest(to_unmarked_, marked);
        const HexSet closer = options.where([&](HexId hex) {
            const bool joins_marked =
                turn_.state().interpretations.approach_trial == ApproachTrial::joins_group
                    ? support().group == Group::marked
                    : is_marked(hex);
            return (joins_marked ? to_unmarked_ : to_marked_)[hex.index()] < gap;
        });
        if (closer.empty()) {
            note("A-65", "approach", Outcome::ignored, options, options,
                 {arg("because", "none_closer"), arg("gap", gap)});
            return options;
        }
        note("A-65", "approach", narrowing(options, closer), options, closer, {arg("gap", gap)});
        return closer;
    }

    /// one tie-breaker after the other until one hex is left.
    [[nodiscard]] HexId choose(HexSet options) {
        const auto narrow_by = [&](const auto& breakers, std::string_view rule) {
            for (const TieBreaker breaker : breakers)
                if (options.size() > 1)
                    options = narrow(breaker, options, rule);
        };
        if (faction_ != nullptr)
            narrow_by(faction_->first, "A-67a");
        if (faction_ != nullptr)
            narrow_by(faction_->then, {});
        else
            narrow_by(general_tie_breakers, {});
        return options.first();
    }

    Tried build(HexId hex) {
        Play& play = turn_.play;
        Step step;
        step.kind = StepKind::terraform_build;
        step.hex = hex;
        step.terrain_tile = terrain_of(board_.map(), turn_.state(), hex) != turn_.state().automa.native;
        step.marked = is_marked(hex);
        step.power = turn_.power_offers(board_, hex);
        play.note("A-69", "marking", Outcome::done,
                  {arg("marked", step.marked ? 1 : 0), arg("to_marked", to_marked_[hex.index()]),
                   arg("to_unmarked", to_unmarked_[hex.index()])});
        play.record(Built{Player::automa, hex, Kind::workshop, step.marked, false});
        turn_.done(step);
        return try_power_ability(turn_, hex, board_.power_for_all(hex), std::nullopt);
    }

private:
    [[nodiscard]] const SupportColumn& support() const { return turn_.support; }

    void note(std::string_view rule, std::string_view message, Outcome outcome, const HexSet& before,
              const HexSet& after, std::initializer_list<core::Argument> arguments = {}) {
        turn_.play.narrow(rule, message, outcome, before.candidates(), after.candidates(), arguments);
    }

    /// A-69 with the reading of D-1.
    [[nodiscard]] bool is_marked(HexId hex) const {
        const int marked = to_marked_[hex.index()];
        const int unmarked = to_unmarked_[hex.index()];
        switch (turn_.state().interpretations.marking) {
        case Marking::closest:
            return marked < unmarked;
        case Marking::closest_or_tie:
            return marked <= unmarked && marked != no_way;
        case Marking::support_symbol:
            return support().group == Group::marked;
        }
        return false;
    }

    [[nodiscard]] HexSet narrow(TieBreaker breaker, const HexSet& options, std::string_view rule) {
        switch (breaker) {
        case TieBreaker::terrain_priority_automa:
            return by_terrain(options, rule.empty() ? "A-67b" : rule, "terrain_priority",
                              turn_.state().automa.native);
        case TieBreaker::terrain_priority_your_native_terrain:
            return by_terrain(options, rule.empty() ? "A-67b" : rule, "terrain_priority_human",
                              turn_.state().humans[0].native);
        case TieBreaker::closest_to_your_buildings:
            return by_distance(options, rule.empty() ? "A-67c" : rule);
        case TieBreaker::most_power_for_you: {
            const HexSet left = smallest(options, [&](HexId hex) { return -board_.power_for_all(hex); });
            note(rule.empty() ? "A-67a" : rule, "most_power", narrowing(options, left), options, left,
                 {arg("power", board_.power_for_all(left.first()))});
            return left;
        }
        case TieBreaker::directional:
            return by_count(options, rule.empty() ? "A-67d" : rule);
        }
        return options;
    }

    [[nodiscard]] HexSet by_terrain(const HexSet& options, std::string_view rule, std::string_view message,
                                    Terrain card) {
        for (const Terrain terrain : turn_.facts().priority[index_of(card)][index_of(support().row)]) {
            const HexSet left = options.where(
                [&](HexId hex) { return terrain_of(board_.map(), turn_.state(), hex) == terrain; });
            if (left.empty())
                continue;
            note(rule, message, narrowing(options, left), options, left,
                 {arg("terrain", name_of(terrain)), arg("card", name_of(card)),
                  arg("row", name_of(support().row))});
            return left;
        }
        return options;
    }

    [[nodiscard]] HexSet by_distance(const HexSet& options, std::string_view rule) {
        if (!to_humans_)
            to_humans_ = distances(board_.map(), board_.humans(), board_.humans());
        const HexSet left = smallest(options, [&](HexId hex) { return (*to_humans_)[hex.index()]; });
        note(rule, "closest_to_humans", narrowing(options, left), options, left,
             {arg("distance", (*to_humans_)[left.first().index()])});
        return left;
    }

    [[nodiscard]] HexSet by_count(const HexSet& options, std::string_view rule) {
        const HexSet chosen(counted(options, support()));
        note(rule, "directional", Outcome::chosen, options, chosen,
             {arg("direction", name_of(support().direction)), arg("count", support().count)});
        return chosen;
    }

    AutomaTurn& turn_;
    const FactionAction* faction_;
    Board board_;
    Distances to_marked_;
    Distances to_unmarked_;
    std::optional<Distances> to_humans_;
};

Tried build_fails(AutomaTurn& turn, const FactionAction* faction, std::string_view rule,
                  std::string_view condition) {
    turn.fail(rule, condition);
    turn.skip(StepKind::terraform_build, rule);
    const bool falls_back =
        faction == nullptr || turn.state().interpretations.faction_build_fallback == BuildFallback::upgrade;
    return falls_back ? try_upgrade(turn, true) : Tried::skipped;
}

} // namespace

Tried try_build(AutomaTurn& turn, const FactionAction* faction) {
    const int left = in_supply(turn.facts(), turn.state(), Player::automa, Kind::workshop);
    if (left <= 0)
        return build_fails(turn, faction, "A-63", "workshop_left");
    turn.play.note("A-63", "workshop_left", Outcome::holds, {arg("left", left)});
    Builder builder(turn, faction);
    const HexSet valid = builder.in_reach();
    if (valid.empty())
        return build_fails(turn, faction, "A-64", "hex_in_reach");
    return builder.build(builder.choose(builder.approach(valid)));
}

HexId choose_upgrade(AutomaTurn& turn, const Board& board, const HexSet& valid) {
    const auto note = [&](std::string_view rule, std::string_view message, Outcome outcome,
                          const HexSet& before, const HexSet& after,
                          std::initializer_list<core::Argument> arguments = {}) {
        turn.play.narrow(rule, message, outcome, before.candidates(), after.candidates(), arguments);
    };
    HexSet left = valid;
    if (left.size() > 1) {
        const HexSet workshops = valid.where([&](HexId hex) {
            return building_on(turn.state(), hex)->kind == Kind::workshop
                   && !(board.next_to(hex) & board.humans()).empty();
        });
        left = workshops.empty() ? valid : workshops;
        note("A-71", "workshops_next_to_humans",
             workshops.empty() ? Outcome::ignored : narrowing(valid, left), valid, left);
    }
    if (left.size() > 1) {
        const HexSet least = smallest(left, [&](HexId hex) { return board.power_for_all(hex); });
        note("A-72", "least_power", narrowing(left, least), left, least,
             {arg("power", board.power_for_all(least.first()))});
        left = least;
    }
    const HexId chosen = counted(left, turn.support);
    if (left.size() > 1)
        note("A-73", "directional", Outcome::chosen, left, HexSet(chosen),
             {arg("direction", name_of(turn.support.direction)), arg("count", turn.support.count)});
    return chosen;
}

Tried try_upgrade(AutomaTurn& turn, bool fallback) {
    const Board board(turn.facts(), turn.state());
    const Supply supply = supply_of(turn.facts(), turn.state(), Player::automa);
    HexSet valid;
    for (const Building& building : turn.state().buildings)
        if (building.owner == Player::automa && upgrade_target(turn.facts(), building.kind, supply))
            valid.add(building.hex);
    const HexSet own = board.automa();
    turn.play.narrow("A-70", "upgradable", narrowing(own, valid), own.candidates(), valid.candidates());
    if (valid.empty()) {
        turn.fail("A-70", "upgrade_possible");
        return turn.skip(StepKind::upgrade, "A-70");
    }
    const HexId chosen = choose_upgrade(turn, board, valid);
    Step step;
    step.kind = StepKind::upgrade;
    step.hex = chosen;
    step.from = building_on(turn.state(), chosen)->kind;
    step.to = *upgrade_target(turn.facts(), step.from, supply);
    step.fallback = fallback;
    step.power = turn.power_offers(board, chosen);
    turn.play.record(Upgraded{chosen, step.to});
    turn.done(step);
    return try_power_ability(turn, chosen, board.power_for_all(chosen), std::nullopt);
}

} // namespace automa::innovation
