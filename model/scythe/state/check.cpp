#include "model/scythe/state/check.h"

#include "model/scythe/state/board.h"
#include "model/scythe/state/spellings.h"

#include <algorithm>

namespace automa::scythe {
namespace {

[[noreturn]] void refuse(std::string id, std::string path, std::string message) {
    throw core::Refusal({std::move(id), std::move(path), std::move(message)});
}

class Checker {
public:
    Checker(const Catalogue& facts, const State& state)
        : facts_(facts), state_(state), human_(state.side(first_side(state, Player::human))),
          automa_(state.side(first_side(state, Player::automa))) {}

    void run() {
        modifiers();
        stars();
        units(automa_, "/automa");
        if (human_.faction == automa_.faction)
            refuse("same_faction", "/human/faction", "Both sides cannot play one faction.");
        units(human_, "/human");
        for (std::size_t i = 0; i < state_.intruders.size(); ++i)
            if (state_.intruders[i].from.is_mat())
                refuse("unknown_id", "/app/intruders/" + std::to_string(i) + "/from",
                       "“mat” is not a known place.");
        cards();
        if (state_.turn)
            turn(*state_.turn);
        if (state_.final_lines && !state_.final_lines->resources && !state_.resources_tracked)
            refuse("missing_key", "/final/resources",
                   "Resources are not tracked, so the final ones must be named.");
    }

private:
    void modifiers() const {
        const StarCard card = automa_.automa.star_card;
        if (state_.modifiers.skip && card != StarCard::automa && card != StarCard::automaszyna)
            refuse("wrong_modifier", "/modifiers/skip",
                   "Skipped turns can be added to Automa and Automaszyna only.");
        if (state_.modifiers.all_moves && card == StarCard::ultimaszyna)
            refuse("wrong_modifier", "/modifiers/all_moves", "The Ultimaszyna carries out all moves anyway.");
    }

    void stars() const {
        const AutomaMat& mat = automa_.automa;
        if (mat.power == power_limit && !mat.power_star)
            refuse("no_power_star", "/automa/power", "At the end of the power track its star is placed.");
        if (stars_of(facts_, mat) > stars_of_side)
            refuse("too_many", "/automa/combat_stars", "The Automa has more than 6 stars.");
    }

    void units(const Side& side, const std::string& path) {
        unit(side, side.units.character, path + "/character");
        for (std::size_t i = 0; i < side.units.mechs.size(); ++i)
            unit(side, side.units.mechs[i], path + "/mechs/" + std::to_string(i));
        for (std::size_t i = 0; i < side.units.workers.size(); ++i)
            unit(side, side.units.workers[i], path + "/workers/" + std::to_string(i));
    }

    void unit(const Side& side, Place place, const std::string& path) {
        const bool human = side.player == Player::human;
        if (state_.tracking == Tracking::cards_only && !place.is_mat())
            refuse("cards_only", path, "Only the cards are kept in this game, no pieces.");
        if (state_.tracking == Tracking::full && place.is_mat() && human)
            refuse("unknown_id", path, "“mat” is not a known territory.");
        if (human && place == automa_.base())
            refuse("wrong_base", path, "This home base is the Automa's, not an inactive one.");
        if (!place.is_territory())
            return;
        const TerritoryId at = place.territory();
        if (facts_.lakes.has(at) && !human && !water_open(facts_, side.automa))
            refuse("closed_water", path, "Lakes are still closed to the Automa.");
        if (facts_.lakes.has(at) && human && !side.human.lakes)
            refuse("closed_water", path, "This human cannot enter lakes.");
        if (human && automa_at_.has(at) && !may_share(at))
            refuse("shared_territory", path, "Units of both sides cannot stand on one territory.");
        if (!human)
            automa_at_.add(at);
    }
    [[nodiscard]] bool may_share(TerritoryId at) const {
        const bool defended =
            state_.turn && state_.turn->kind == TurnKind::defend && state_.turn->territory == at;
        return defended || state_.contested.contains(at);
    }

    void cards() const {
        const CardPiles& cards = automa_.automa.cards;
        core::IdSet<CardId> seen;
        const auto pile = [&](const auto& all, const std::string& path) {
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (seen.has(all[i]))
                    refuse("duplicate", path + "/" + std::to_string(i),
                           "This card lies somewhere else already.");
                seen.add(all[i]);
            }
        };
        pile(cards.discard, "/cards/discard");
        pile(cards.combat_discard, "/cards/combat_discard");
        if (cards.last_card && !cards.discard.empty())
            refuse("last_card", "/cards/last_card", "It is only kept while the main discard is empty.");
        pile(cards.draw, "/app/draw");
        const bool complete = state_.cards_from == CardsFrom::app
                                  ? seen.size() == static_cast<int>(card_count)
                                  : cards.draw.empty();
        if (!complete)
            refuse("wrong_count", "/app/draw", "Deck and discards together must be the 19 cards.");
    }

    void turn(const Turn& turn) const {
        if (stars_of(facts_, automa_.automa) >= stars_of_side)
            refuse("game_over", "/turn", "The Automa has all its stars: the game is over.");
        const Answers& a = turn.answers;
        if (a.winner && a.human_total)
            refuse("both", "/turn/answers/human_total", "Either the winner is told or the total, not both.");
        if (a.winner && a.automa_values)
            refuse("both", "/turn/answers/automa_values",
                   "Either the winner is told or the values, not both.");
        if (turn.kind == TurnKind::automa) {
            if (!turn.card_laid && !deck_of(automa_.automa.cards).has(turn.card))
                refuse("not_in_deck", "/turn/card", "This card lies in a discard while the deck has cards.");
            return;
        }
        if (combat_units_at(human_, turn.territory) == 0)
            refuse("no_attacker", "/turn/territory", "No combat unit of the human stands there.");
        if (combat_units_at(automa_, turn.territory) + units_at(automa_, UnitKind::worker, turn.territory)
            == 0)
            refuse("no_defender", "/turn/territory", "No unit of the Automa stands there.");
    }

    const Catalogue& facts_;
    const State& state_;
    const Side& human_;
    const Side& automa_;
    TerritorySet automa_at_;
};

/// The state with nothing but what a position says.
State as_told(State state) {
    sort_units(state);
    for (Side& side : state.sides) {
        if (side.player == Player::human)
            side.automa = {};
        else
            side.human = {};
    }
    for (std::int16_t& count : state.resources)
        count = std::max(count, state.resources_tracked ? std::int16_t{0} : unknown_count);
    if (state.turn) {
        Turn& turn = *state.turn;
        turn.side = first_side(state, Player::automa);
        if (turn.kind == TurnKind::automa)
            turn.territory = {};
        else
            turn.card = {}, turn.card_laid = false;
    }
    return state;
}

} // namespace

void expect_possible(const Catalogue& catalogue, const State& state) {
    Checker(catalogue, state).run();
}

core::Status check_position(const Catalogue& catalogue, const State& state) {
    return core::read_guarded([&] {
        const bool two_sides = state.sides.size() == 2 && state.sides[0].player == Player::human
                               && state.sides[1].player == Player::automa;
        if (!two_sides)
            refuse("sides", "/", "A human and an Automa take part.");
        State described = state;
        core::Description::check(
            [&](core::Description& field) { describe(field, catalogue, described, Detail::full); });
        expect_possible(catalogue, state);
        if (!(as_told(std::move(described)) == state))
            refuse("round_trip", "/", "The position read back from JSON is another one.");
        return core::Done{};
    });
}

void sort_units(State& state) {
    for (Side& side : state.sides) {
        const Units units = side.units;
        side.units.mechs.clear();
        side.units.workers.clear();
        for (const Place place : units.mechs)
            put_unit(side, UnitKind::mech, place);
        for (const Place place : units.workers)
            put_unit(side, UnitKind::worker, place);
    }
}

} // namespace automa::scythe
