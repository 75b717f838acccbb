// What the people at the table tell the app, checked and turned into events. Each is one whole, undoable
// action.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"
#include "model/scythe/turn/decision.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace automa::scythe {

/// Which of a faction's four mechs: the place of its ability in the facts.
using AbilityId = core::StrongId<struct AbilityTag>;
/// A seed is written as a whole number of 64 bits.
struct Seed {
    std::uint64_t value = 0;
};
/// A whole position as it should be. Scripts write the way to it as a JSON patch (RFC 6902 list or RFC 7386
/// object) to the position that they correct.
struct Wanted {
    std::shared_ptr<const State> position;
};
/// Resources told of some territories.
using ToldResources = std::vector<std::pair<TerritoryId, int>>;

// Each command names itself and its fields: scripts know it by these names.

// ---------------------------------------------------------------- the human's turn

/// Human pieces go from one place to another: a mech takes workers along, a retreat goes to a base. What
/// follows by itself is recorded with it: an encounter token taken, a fight that is due.
struct MoveUnits {
    static constexpr std::string_view kind = "move";
    Place from;
    Place to;
    bool character = false;
    int mechs = 0;
    int workers = 0;
    static void fields(auto& c, auto&& field) {
        field("from", c.from);
        field("to", c.to);
        field("character", c.character);
        field("mechs", c.mechs, core::or_default, core::within(0, 4));
        field("workers", c.workers, core::or_default, core::within(0, 8));
    }
};
struct NewWorkers {
    static constexpr std::string_view kind = "new_workers";
    TerritoryId territory;
    int count = 1;
    static void fields(auto& c, auto&& field) {
        field("territory", c.territory);
        field("count", c.count, core::or_default, core::within(1, 8));
    }
};
/// `ability` is which of the faction's four mechs it is; it opens what it opens.
struct NewMech {
    static constexpr std::string_view kind = "new_mech";
    Place place;
    AbilityId ability;
    static void fields(auto& c, auto&& field) {
        field("place", c.place);
        field("ability", c.ability);
    }
};
struct TakeEncounter {
    static constexpr std::string_view kind = "take_encounter";
    TerritoryId territory;
    static void fields(auto& c, auto&& field) { field("territory", c.territory); }
};
struct UnlockRecruit {
    static constexpr std::string_view kind = "unlock_recruit";
    RecruitBonus bonus = RecruitBonus::power;
    static void fields(auto& c, auto&& field) { field("bonus", c.bonus); }
};
/// The human places a star; with the sixth the game is over.
struct PlaceHumanStar {
    static constexpr std::string_view kind = "human_star";
    static void fields(auto&, auto&&) {}
};
/// Markers on a territory, all kinds together, while resources are tracked.
struct SetResources {
    static constexpr std::string_view kind = "set_resources";
    TerritoryId territory;
    int count = 0;
    static void fields(auto& c, auto&& field) {
        field("territory", c.territory);
        field("count", c.count, core::within(0, 99));
    }
};
/// Refused while a fight is due.
struct EndHumanTurn {
    static constexpr std::string_view kind = "end_turn";
    static void fields(auto&, auto&&) {}
};

// ---------------------------------------------------------------- the Automa's turn and its fights

/// Announces the Automa's turn; a human's turn under way ends with it. `shown`: the card that the box turned
/// up; the app's own deck needs none.
struct DealCard {
    static constexpr std::string_view kind = "deal";
    std::optional<CardId> shown;
    static void fields(auto& c, auto&& field) { field("card", c.shown); }
};
/// Announces the fight or retreat where human units met the Automa's.
struct BeginDefence {
    static constexpr std::string_view kind = "begin_defence";
    TerritoryId territory;
    static void fields(auto& c, auto&& field) { field("territory", c.territory); }
};
/// The human has set dial and cards: the Automa's card is revealed.
struct RevealCombatCard {
    static constexpr std::string_view kind = "reveal_combat_card";
    std::optional<CardId> shown;
    Loss automa_loses;
    static void fields(auto& c, auto&& field) {
        field("card", c.shown);
        field("automa_loses", c.automa_loses, core::or_default);
    }
};
inline constexpr core::Within combat_card_values = core::within(lowest_combat_card, highest_combat_card);
/// Either who won, or the human's total and the values of the Automa's cards.
struct TellCombat {
    static constexpr std::string_view kind = "tell_combat";
    std::optional<Player> winner;
    std::optional<int> human_total;
    std::vector<int> automa_values;
    bool human_sixth_star = false;
    static void fields(auto& c, auto&& field) {
        field("winner", c.winner);
        field("human_total", c.human_total, core::within(0, 99));
        field("automa_values", c.automa_values, core::or_default, core::at_most(combat_cards_limit),
              combat_card_values);
        field("human_sixth_star", c.human_sixth_star);
    }
};
/// The combat card turned up before a move or a placing (S-122 d, e).
struct TellCheck {
    static constexpr std::string_view kind = "tell_check";
    int value = lowest_combat_card;
    static void fields(auto& c, auto&& field) { field("value", c.value, combat_card_values); }
};
/// Numbers, or 1 for the most and 0 for the others.
struct TellResources {
    static constexpr std::string_view kind = "tell_resources";
    ToldResources counts;
    static void fields(auto& c, auto&& field) { field("resources", c.counts); }
};
/// The recruit bonus of this turn brings the human the sixth star.
struct TellSixthStar {
    static constexpr std::string_view kind = "tell_sixth_star";
    static void fields(auto&, auto&&) {}
};
/// Everything has been told: the Automa does what it decides. `human_star`: the human won a combat of it and
/// places a star, which is not the sixth.
struct TakeAutomaTurn {
    static constexpr std::string_view kind = "automa_turn";
    bool human_star = false;
    static void fields(auto& c, auto&& field) { field("human_star", c.human_star); }
};

// ---------------------------------------------------------------- the table

/// Anything on the table is set right.
struct Correct {
    static constexpr std::string_view kind = "correct";
    Wanted wanted;
    std::string what; // for the label
    static void fields(auto& c, auto&& field) {
        field("patch", c.wanted);
        field("what", c.what, core::or_default, core::at_most(200));
    }
};
/// The human's lines of the score sheet.
struct TellFinal {
    static constexpr std::string_view kind = "tell_final";
    FinalLines lines;
    static void fields(auto& c, auto&& field) { field("final", c.lines); }
};
struct EndGame {
    static constexpr std::string_view kind = "end_game";
    Player by = Player::human;
    static void fields(auto& c, auto&& field) { field("by", c.by, core::or_default); }
};
/// From now on the app deals, or the box.
struct ChangeDealer {
    static constexpr std::string_view kind = "change_dealer";
    CardsFrom from = CardsFrom::app;
    Seed seed;
    static void fields(auto& c, auto&& field) {
        field("cards_from", c.from);
        field("seed", c.seed, core::or_default);
    }
};
/// From cards only to everything: the board as it stands; cards and markers stay those of the game.
struct TrackFully {
    static constexpr std::string_view kind = "track_fully";
    std::shared_ptr<const State> board;
    static void fields(auto& c, auto&& field) { field("board", c.board); }
};
struct TrackCardsOnly {
    static constexpr std::string_view kind = "track_cards_only";
    static void fields(auto&, auto&&) {}
};
/// While only the cards are kept: a combat's card, and who won it.
struct RevealFight {
    static constexpr std::string_view kind = "reveal_fight";
    Player attacker = Player::automa;
    std::optional<CardId> shown;
    Loss automa_loses;
    static void fields(auto& c, auto&& field) {
        field("attacker", c.attacker);
        field("card", c.shown);
        field("automa_loses", c.automa_loses, core::or_default);
    }
};
struct EndFight {
    static constexpr std::string_view kind = "end_fight";
    Player winner = Player::automa;
    bool human_sixth_star = false;
    static void fields(auto& c, auto&& field) {
        field("winner", c.winner);
        field("human_sixth_star", c.human_sixth_star);
    }
};

using Command = std::variant<MoveUnits, NewWorkers, NewMech, TakeEncounter, UnlockRecruit, PlaceHumanStar,
                             SetResources, EndHumanTurn, DealCard, BeginDefence, RevealCombatCard, TellCombat,
                             TellCheck, TellResources, TellSixthStar, TakeAutomaTurn, Correct, TellFinal,
                             EndGame, ChangeDealer, TrackFully, TrackCardsOnly, RevealFight, EndFight>;

struct Carried {
    core::Label label;
    Events events;
    State after;
    std::optional<Decision> decision; // of TakeAutomaTurn
};

/// Pure.
[[nodiscard]] core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state,
                                              const Command& command);

/// What an ability takes from the Automa before a combat, of those the human has out (of all the faction's,
/// while only the cards are kept): for the questions before the dial is set.
[[nodiscard]] Loss usual_loss(const Catalogue& catalogue, const State& state, SideId human);

} // namespace automa::scythe
