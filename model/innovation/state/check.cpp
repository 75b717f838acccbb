// What no table can show: more pieces than exist, a card in two places, two markers on one top level.
#include "model/innovation/state/check.h"

#include "model/innovation/state/board.h"
#include "model/innovation/state/spellings.h"

#include <algorithm>
#include <string>

namespace automa::innovation {
namespace {

using core::Error;
using Fault = std::optional<Error>;

Fault fault(std::string id, std::string path, std::string message) {
    return Error{std::move(id), std::move(path), std::move(message)};
}

std::string text(std::string_view view) {
    return std::string(view);
}
std::string number(std::size_t n) {
    return std::to_string(n);
}

class Checker {
public:
    Checker(const Catalogue& facts, const State& state) : facts_(facts), state_(state) {}

    [[nodiscard]] Fault run() const {
        for (const auto check :
             {&Checker::all_cards, &Checker::resumed, &Checker::terrains, &Checker::two_humans,
              &Checker::pieces, &Checker::groups, &Checker::levels, &Checker::scholars, &Checker::innovations,
              &Checker::round_tiles, &Checker::bonus_tiles, &Checker::order, &Checker::drawn, &Checker::deck,
              &Checker::each_card_once, &Checker::starters, &Checker::turn})
            if (auto found = (this->*check)())
                return found;
        return std::nullopt;
    }

private:
    [[nodiscard]] std::string automa_path() const { return "/players/" + number(state_.human_count); }
    [[nodiscard]] bool automa_passed() const { return state_.has_passed(Player::automa); }
    [[nodiscard]] bool cards_drawn() const {
        return state_.cards.action.has_value() || !state_.cards.support.empty();
    }

    [[nodiscard]] Fault all_cards() const {
        if (state_.cards.deck() + state_.cards.reserve.size() != card_count)
            return fault("wrong_count", "/cards", "Deck and reserve together are 14 cards.");
        return std::nullopt;
    }

    [[nodiscard]] Fault resumed() const {
        if (!state_.turn || !state_.turn->resume)
            return std::nullopt;
        const Stage stage = state_.turn->resume->stage;
        if ((stage == Stage::power_gained || stage == Stage::power_advance)
            && facts_.faction(state_.automa.faction).ongoing != Ongoing::power_advances)
            return fault("contradiction", "/turn/resume/stage", "This faction gains nothing from power.");
        return std::nullopt;
    }

    [[nodiscard]] Fault terrains() const {
        const bool humans_alike =
            state_.human_count == 2 && state_.humans[0].native == state_.humans[1].native;
        if (humans_alike)
            return fault("duplicate", "/players/1/native_terrain",
                         "Two players cannot have the same native terrain.");
        for (std::size_t i = 0; i < state_.human_count; ++i)
            if (state_.humans[i].native == state_.automa.native)
                return fault("duplicate", automa_path() + "/native_terrain",
                             "Two players cannot have the same native terrain.");
        return std::nullopt;
    }

    [[nodiscard]] Fault two_humans() const {
        if (state_.human_count == 2 && !facts_.faction(state_.automa.faction).two_humans)
            return fault("not_allowed", automa_path() + "/faction",
                         "Against two humans the Automa must be the Simpletons (A-89).");
        return std::nullopt;
    }

    [[nodiscard]] Fault pieces() const {
        std::array<std::array<int, own_kinds>, max_players> seen{};
        HexSet taken;
        for (std::size_t i = 0; i < state_.buildings.size(); ++i) {
            const Building& building = state_.buildings[i];
            if (taken.has(building.hex))
                return fault("duplicate", "/buildings/" + number(i) + "/hex",
                             "Another building stands on this hex already.");
            taken.add(building.hex);
            if (is_neutral(building.kind))
                continue;
            const int most = facts_.kind(building.kind).count;
            if (++seen[index_of(building.owner)][index_of(building.kind)] > most)
                return fault("too_many_pieces", "/buildings/" + number(i) + "/kind",
                             text(name_of(building.owner)) + " has only " + std::to_string(most)
                                 + " buildings of the kind " + text(name_of(building.kind)) + ".");
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault groups() const {
        if (state_.app.tracking == Tracking::cards_only)
            return std::nullopt;
        int marked = 0;
        int unmarked = 0;
        for (const Building& building : state_.buildings)
            if (building.owner == Player::automa)
                ++(building.marked ? marked : unmarked);
        const bool before_first = marked + unmarked == 0 && state_.round == 1
                                  && state_.app.phase == Phase::workshops
                                  && state_.app.next <= state_.human_count // its place in
                                  && !automa_passed() && !cards_drawn();
        if (before_first || (marked > 0 && unmarked > 0))
            return std::nullopt;
        return fault("groups", "/buildings",
                     marked + unmarked == 0
                         ? "The Automa must have its first workshops on the map by now."
                         : "The Automa must have a building with a power token and one without.");
    }

    [[nodiscard]] Fault levels() const {
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            int on_top = state_.automa.science[d] == top_level ? 1 : 0;
            for (std::size_t i = 0; i < state_.human_count; ++i) {
                const auto& level = state_.humans[i].science[d];
                if (level && *level == top_level && ++on_top > 1)
                    return fault("level_12",
                                 "/players/" + number(i) + "/science/" + text(Names<Discipline>::all[d]),
                                 "Only one marker can stand on level 12.");
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault scholars() const {
        std::array<int, max_players> sent{};
        bool all_known = true;
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            all_known = all_known && state_.scholars[d];
            if (!state_.scholars[d])
                continue;
            for (std::size_t i = 0; i < scholar_space_count; ++i)
                if (const auto owner = (*state_.scholars[d])[i];
                    owner && ++sent[index_of(*owner)] > facts_.science.scholars)
                    return fault(
                        "too_many_scholars", "/scholars/" + text(Names<Discipline>::all[d]) + "/" + number(i),
                        "Nobody has more than " + std::to_string(facts_.science.scholars) + " scholars.");
        }
        const int automa = sent[index_of(Player::automa)] + state_.automa.scholars;
        if (automa > facts_.science.scholars || (all_known && automa != facts_.science.scholars))
            return fault("scholars", automa_path() + "/scholars",
                         "The Automa’s scholars on the display and in its supply are "
                             + std::to_string(facts_.science.scholars) + " together, not "
                             + std::to_string(automa) + ".");
        return std::nullopt;
    }

    [[nodiscard]] Fault innovations() const {
        if (!state_.innovations)
            return std::nullopt;
        int left = 0;
        for (int slot = 1; slot <= static_cast<int>(max_innovation_slots); ++slot)
            left += has_slot(*state_.innovations, slot) ? 1 : 0;
        const int all = facts_.innovation_slots(state_.human_count);
        if (left + state_.automa.innovations > all)
            return fault("too_many_innovations", "/innovations",
                         "The display had " + std::to_string(all)
                             + " innovations, fewer than are left and "
                               "taken.");
        return std::nullopt;
    }

    [[nodiscard]] Fault round_tiles() const {
        for (std::size_t i = 0; i < round_count; ++i) {
            const auto tile = state_.round_tiles[i];
            if (!tile)
                continue;
            const std::string path = "/round_score_tiles/" + number(i);
            if (facts_.round_tile(*tile).forbidden[i])
                return fault("forbidden_round", path,
                             "This tile may not lie on round " + number(i + 1) + ".");
            for (std::size_t k = 0; k < i; ++k)
                if (state_.round_tiles[k] == tile)
                    return fault("duplicate", path, "This tile lies on two rounds.");
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault bonus_tiles() const {
        const auto& display = state_.bonus.display;
        for (std::size_t i = 0; i < display.size(); ++i) {
            for (std::size_t k = 0; display[i] && k < i; ++k)
                if (display[k] == display[i])
                    return fault("duplicate", "/round_bonus/display/" + number(i),
                                 "This bonus tile lies there twice.");
            if (display[i] && display[i] == state_.bonus.automa)
                return fault("duplicate", "/round_bonus/automa", "This bonus tile lies in the row.");
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault order() const {
        if (state_.round == 1 && state_.turn_order.back() != Player::automa)
            return fault("turn_order", "/turn_order", "In round 1 the Automa is last in turn order.");
        return std::nullopt;
    }

    [[nodiscard]] Fault drawn() const {
        if (state_.cards.action && state_.cards.support.empty())
            return fault("no_support", "/cards/support", "With an action card there is a support card.");
        if (cards_drawn() && state_.cards.shuffle)
            return fault("shuffle", "/cards/shuffle",
                         "The stack cannot be waiting for its shuffle while drawn cards lie there.");
        if (cards_drawn() && automa_passed() && state_.round < round_count)
            return fault("gathered", "/cards",
                         "After the Automa’s pass its cards are gathered: none lies drawn (A-51).");
        return std::nullopt;
    }

    [[nodiscard]] Fault deck() const {
        const std::size_t grown = automa_passed() && state_.round < round_count ? 1 : 0;
        const std::size_t expected =
            static_cast<std::size_t>(facts_.level(state_.automa.level).first_deck) + state_.round - 1 + grown;
        if (state_.cards.deck() != expected)
            return fault("wrong_count", "/cards",
                         "At this level and in this round the deck has " + number(expected) + " cards, not "
                             + number(state_.cards.deck()) + ".");
        if (state_.cards.reserve.size() != card_count - expected)
            return fault("wrong_count", "/cards/reserve",
                         "The reserve has " + number(card_count - expected) + " cards, not "
                             + number(state_.cards.reserve.size()) + ".");
        return std::nullopt;
    }

    [[nodiscard]] Fault each_card_once() const {
        core::IdSet<CardId> seen;
        const auto pile = [&](const CardList& cards, const char* path) -> Fault {
            for (std::size_t i = 0; i < cards.size(); ++i) {
                if (cards[i] != unknown_card && seen.has(cards[i]))
                    return fault("duplicate", "/cards/" + text(path) + "/" + number(i),
                                 "Card " + number(cards[i].index()) + " lies there twice.");
                seen.add(cards[i]);
            }
            return std::nullopt;
        };
        if (auto found = pile(state_.cards.stack, "stack"))
            return found;
        if (const auto action = state_.cards.action) {
            if (seen.has(*action))
                return fault("duplicate", "/cards/action",
                             "Card " + number(action->index()) + " lies there twice.");
            seen.add(*action);
        }
        if (auto found = pile(state_.cards.support, "support"))
            return found;
        return pile(state_.cards.reserve, "reserve");
    }

    /// Cards that are in the deck from the start never lie in the reserve, but for what A-28 puts on its top.
    [[nodiscard]] Fault starters() const {
        const LevelFacts& level = facts_.level(state_.automa.level);
        const auto& reserve = state_.cards.reserve;
        const bool still_on_top = state_.round == 1 && !automa_passed() && !level.removed.empty();
        for (std::size_t i = 0; i < reserve.size(); ++i) {
            if (reserve[i] == unknown_card)
                continue;
            const std::string path = "/cards/reserve/" + number(i);
            const bool set_aside = level.removed.contains(reserve[i]);
            if (still_on_top && i == 0 && !set_aside)
                return fault("reserve_top", path,
                             "At this level card " + number(level.removed.front().index())
                                 + " lies on top of the reserve until the Automa’s first pass.");
            if (still_on_top && set_aside) {
                if (i > 0 && reserve[0] != unknown_card)
                    return fault("reserve_top", path, "This card lies on top of the reserve.");
                continue;
            }
            if (facts_.card(reserve[i]).starter || level.added.contains(reserve[i]))
                return fault("starter", path,
                             "Card " + number(reserve[i].index()) + " is in the deck from the start.");
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault turn() const {
        if (!state_.turn)
            return std::nullopt;
        const Turn& turn = *state_.turn;
        if (state_.app.phase == Phase::round_end || state_.app.phase == Phase::game_over)
            return fault("contradiction", "/app/phase", "Nobody acts once the round is over.");
        if (automa_passed())
            return fault("passed", "/turn", "The Automa has passed in this round.");
        if (state_.cards.shuffle)
            return fault("shuffle", "/turn", "The stack has still to be shuffled: no card can be drawn.");
        if (turn.setup_card)
            return setup_turn(turn);
        if (state_.cards.support.empty() || state_.cards.support.back() != turn.support_card)
            return fault("other_card", "/turn/support_card", "This is not the top of the support pile.");
        if (state_.cards.action != turn.action_card)
            return fault("other_card", "/turn/action_card", "This is not the action card that lies there.");
        if (!turn.action_card && !state_.cards.stack.empty())
            return fault("cards_left", "/turn/action_card",
                         "Only with an empty stack is there no action card (A-41).");
        return std::nullopt;
    }

    [[nodiscard]] Fault setup_turn(const Turn& turn) const {
        if (state_.round != 1)
            return fault("not_setup", "/turn", "The first workshops are placed before round 1.");
        if (cards_drawn())
            return fault("other_card", "/turn", "No card is drawn before the first workshops stand.");
        const Map& map = facts_.map(state_.map);
        const Card& card = facts_.card(*turn.setup_card);
        for (const Letter letter : {card.marked_letter, card.unmarked_letter}) {
            const HexId hex = map.letters[index_of(state_.automa.native)][index_of(letter)];
            if (building_on(state_, hex) != nullptr)
                return fault("taken", "/turn/card",
                             "The hex of letter " + text(name_of(letter)) + ", " + map.hex(hex).id
                                 + ", is taken.");
        }
        const bool placed = std::ranges::any_of(state_.buildings,
                                                [](const Building& b) { return b.owner == Player::automa; });
        if (placed)
            return fault("not_setup", "/turn", "The Automa’s first workshops stand already.");
        return std::nullopt;
    }

    const Catalogue& facts_;
    const State& state_;
};

} // namespace

core::Status check_position(const Catalogue& catalogue, const State& state) {
    return core::read_guarded([&] {
        State described = state;
        core::Description::check(
            [&](core::Description& field) { describe(field, catalogue, described, Detail::full); });
        if (const auto found = Checker(catalogue, state).run())
            throw core::Refusal(*found);
        return core::Done{};
    });
}

} // namespace automa::innovation
