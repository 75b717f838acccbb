// What the people at the table tell the app, checked and turned into events. Each is one whole, undoable
// action.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"
#include "model/scythe/decision.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace automa::scythe {

// ---------------------------------------------------------------- the human's turn

/// Human pieces go from one place to another: a mech takes workers along, a retreat goes to a base. What
/// follows by itself is recorded with it: an encounter token taken, a fight that is due.
struct MoveUnits {
    Place from;
    Place to;
    bool character = false;
    int mechs = 0;
    int workers = 0;
};
struct NewWorkers {
    TerritoryId territory;
    int count = 1;
};
/// `ability` is which of the faction's four mechs it is; it opens what it opens.
struct NewMech {
    Place place;
    int ability = 0;
};
struct TakeEncounter {
    TerritoryId territory;
};
struct UnlockRecruit {
    RecruitBonus bonus = RecruitBonus::power;
};
/// The human places a star; with the sixth the game is over.
struct PlaceHumanStar {};
/// Markers on a territory, all kinds together, while resources are tracked.
struct SetResources {
    TerritoryId territory;
    int count = 0;
};
/// Refused while a fight is due.
struct EndHumanTurn {};

// ---------------------------------------------------------------- the Automa's turn and its fights

/// Announces the Automa's turn; a human's turn under way ends with it. `shown`: the card that the box turned
/// up; the app's own deck needs none.
struct DealCard {
    std::optional<CardId> shown;
};
/// Announces the fight or retreat where human units met the Automa's.
struct BeginDefence {
    TerritoryId territory;
};
/// The human has set dial and cards: the Automa's card is revealed.
struct RevealCombatCard {
    std::optional<CardId> shown;
    Loss automa_loses;
};
/// Either who won, or the human's total and the values of the Automa's cards.
struct TellCombat {
    std::optional<Player> winner;
    std::optional<int> human_total;
    std::vector<int> automa_values;
    bool human_sixth_star = false;
};
/// The combat card turned up before a move or a placing (S-122 d, e).
struct TellCheck {
    int value = 2;
};
/// Numbers, or 1 for the most and 0 for the others.
struct TellResources {
    std::vector<std::pair<TerritoryId, int>> counts;
};
/// The recruit bonus of this turn brings the human the sixth star.
struct TellSixthStar {};
/// Everything has been told: the Automa does what it decides.
struct TakeAutomaTurn {};

// ---------------------------------------------------------------- the table

/// Anything on the table is set right: a JSON patch (RFC 6902 list or RFC 7386 object) to the position.
struct Correct {
    nlohmann::json patch;
    std::string what; // for the label
};
/// The human's lines of the score sheet.
struct TellFinal {
    FinalLines lines;
};
struct EndGame {
    Player by = Player::human;
};
/// From now on the app deals, or the box.
struct ChangeDealer {
    CardsFrom from = CardsFrom::app;
    std::uint64_t seed = 0;
};
/// From cards only to everything: the board as it stands; cards and markers stay those of the game.
struct TrackFully {
    std::shared_ptr<const State> board;
};
struct TrackCardsOnly {};
/// While only the cards are kept: a combat's card, and who won it.
struct RevealFight {
    Player attacker = Player::automa;
    std::optional<CardId> shown;
    Loss automa_loses;
};
struct EndFight {
    Player winner = Player::automa;
    bool human_sixth_star = false;
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

/// {"kind": "move", "from": "D1", "to": "D2", "mechs": 1, "workers": 2} …
[[nodiscard]] core::Result<Command> command_from_json(const Catalogue& catalogue, const State& state,
                                                      const nlohmann::json& json);
/// The names of the commands, in the order of the variant.
[[nodiscard]] std::span<const std::string_view> command_names();

/// What an ability takes from the Automa before a combat, of those the human has out: for the questions
/// before the dial is set.
[[nodiscard]] Loss usual_loss(const Catalogue& catalogue, const State& state, SideId human);

} // namespace automa::scythe
