// What happens to a position, in the smallest movements of pieces, cards and markers. State is a fold of
// these.
#pragma once

#include "model/core/fields.h"
#include "model/scythe/state/state.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <variant>
#include <vector>

namespace automa::scythe {

/// Why power, coins or combat cards changed: the ledger and the instructions say it.
enum class Reason : std::uint8_t { card, combat, ability, drawn, by_hand };
AUTOMA_NAMES(Reason, "card", "combat", "ability", "drawn", "by_hand");

enum class Pile : std::uint8_t { main, combat };
AUTOMA_NAMES(Pile, "main", "combat");

/// What a number in an event may be at all; whether it fits the position is for can_apply() to say.
namespace bounds {
inline constexpr core::Within change = core::within(-999, 999);
inline constexpr core::Within resources = core::within(unknown_count, 9999);
inline constexpr core::Within cube = core::within(0, 60);
inline constexpr core::Within mech = core::within(0, 3);
inline constexpr core::Within crossings = core::within(0, 127);
inline constexpr core::Within power = core::within(0, power_limit);
inline constexpr core::Within combat_cards = core::within(0, 3);
} // namespace bounds

// Each event names itself and its fields: a save knows it by these names, whatever becomes of the code.

/// All 19 become the deck again; what lay on top of the main discard is remembered.
struct CardsShuffled {
    static constexpr std::string_view kind = "cards_shuffled";
    SideId side;
    static void fields(auto& e, auto&& field) { field("side", e.side); }
    friend bool operator==(const CardsShuffled&, const CardsShuffled&) = default;
};
struct CardTurnedUp {
    static constexpr std::string_view kind = "card_turned_up";
    SideId side;
    CardId card;
    Pile pile = Pile::main;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("card", e.card);
        field("pile", e.pile);
    }
    friend bool operator==(const CardTurnedUp&, const CardTurnedUp&) = default;
};
/// An Automa is about to act.
struct TurnAnnounced {
    static constexpr std::string_view kind = "turn_announced";
    TurnKind turn = TurnKind::automa;
    SideId side;
    CardId card;
    TerritoryId territory;
    static void fields(auto& e, auto&& field) {
        field("turn", e.turn);
        field("side", e.side);
        if (e.turn == TurnKind::automa)
            field("card", e.card);
        else
            field("territory", e.territory);
    }
    friend bool operator==(const TurnAnnounced&, const TurnAnnounced&) = default;
};
/// What the table has told so far about the turn under way, all of it.
struct AnswersGiven {
    static constexpr std::string_view kind = "answers_given";
    Answers answers;
    static void fields(auto& e, auto&& field) { field("answers", e.answers); }
    friend bool operator==(const AnswersGiven&, const AnswersGiven&) = default;
};
/// The turn of a side is over, and the next one's begins.
struct TurnEnded {
    static constexpr std::string_view kind = "turn_ended";
    SideId side;
    static void fields(auto& e, auto&& field) { field("side", e.side); }
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
/// A defence is over; the turn in which it happened goes on.
struct DefenceEnded {
    static constexpr std::string_view kind = "defence_ended";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const DefenceEnded&, const DefenceEnded&) = default;
};
struct UnitMoved {
    static constexpr std::string_view kind = "unit_moved";
    SideId side;
    UnitKind unit = UnitKind::worker;
    Place from;
    Place to;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("unit", e.unit);
        field("from", e.from);
        field("to", e.to);
    }
    friend bool operator==(const UnitMoved&, const UnitMoved&) = default;
};
/// `count` may be unknown_count.
struct ResourcesSet {
    static constexpr std::string_view kind = "resources_set";
    TerritoryId territory;
    std::int16_t count = 0;
    static void fields(auto& e, auto&& field) {
        field("territory", e.territory);
        field("count", e.count, bounds::resources);
    }
    friend bool operator==(const ResourcesSet&, const ResourcesSet&) = default;
};
struct EncounterTaken {
    static constexpr std::string_view kind = "encounter_taken";
    TerritoryId territory;
    static void fields(auto& e, auto&& field) { field("territory", e.territory); }
    friend bool operator==(const EncounterTaken&, const EncounterTaken&) = default;
};
struct FactoryCardTaken {
    static constexpr std::string_view kind = "factory_card_taken";
    SideId side;
    static void fields(auto& e, auto&& field) { field("side", e.side); }
    friend bool operator==(const FactoryCardTaken&, const FactoryCardTaken&) = default;
};
struct PowerChanged {
    static constexpr std::string_view kind = "power_changed";
    SideId side;
    std::int16_t amount = 0;
    Reason reason = Reason::card;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("amount", e.amount, bounds::change);
        field("reason", e.reason);
    }
    friend bool operator==(const PowerChanged&, const PowerChanged&) = default;
};
struct CoinsChanged {
    static constexpr std::string_view kind = "coins_changed";
    SideId side;
    std::int16_t amount = 0;
    Reason reason = Reason::card;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("amount", e.amount, bounds::change);
        field("reason", e.reason);
    }
    friend bool operator==(const CoinsChanged&, const CoinsChanged&) = default;
};
struct CombatCardsChanged {
    static constexpr std::string_view kind = "combat_cards_changed";
    SideId side;
    std::int16_t amount = 0;
    Reason reason = Reason::card;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("amount", e.amount, bounds::change);
        field("reason", e.reason);
    }
    friend bool operator==(const CombatCardsChanged&, const CombatCardsChanged&) = default;
};
/// A star beside the triumph track; one of the star track is known by the cube.
struct StarPlaced {
    static constexpr std::string_view kind = "star_placed";
    SideId side;
    StarSource source = StarSource::track;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("source", e.source);
    }
    friend bool operator==(const StarPlaced&, const StarPlaced&) = default;
};
struct StarCubeMoved {
    static constexpr std::string_view kind = "star_cube_moved";
    SideId side;
    std::uint8_t to = 0;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("to", e.to, bounds::cube);
    }
    friend bool operator==(const StarCubeMoved&, const StarCubeMoved&) = default;
};
/// A human's mech brought its ability; what it opens is opened with it.
struct AbilityUnlocked {
    static constexpr std::string_view kind = "ability_unlocked";
    SideId side;
    std::uint8_t mech = 0;      // which of the faction's four
    std::uint8_t crossings = 0; // rivers that it opens, as bits of Crossing
    bool lakes = false;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("mech", e.mech, bounds::mech);
        field("crossings", e.crossings, bounds::crossings);
        field("lakes", e.lakes);
    }
    friend bool operator==(const AbilityUnlocked&, const AbilityUnlocked&) = default;
};
struct RecruitUnlocked {
    static constexpr std::string_view kind = "recruit_unlocked";
    SideId side;
    RecruitBonus bonus = RecruitBonus::power;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("bonus", e.bonus);
    }
    friend bool operator==(const RecruitUnlocked&, const RecruitUnlocked&) = default;
};
/// Human units moved onto the Automa's: a fight or a retreat is due there.
struct TerritoryContested {
    static constexpr std::string_view kind = "territory_contested";
    TerritoryId territory;
    static void fields(auto& e, auto&& field) { field("territory", e.territory); }
    friend bool operator==(const TerritoryContested&, const TerritoryContested&) = default;
};
/// They left again.
struct ContestSettled {
    static constexpr std::string_view kind = "contest_settled";
    TerritoryId territory;
    static void fields(auto& e, auto&& field) { field("territory", e.territory); }
    friend bool operator==(const ContestSettled&, const ContestSettled&) = default;
};
/// While only the cards are kept: a combat begins, and ends.
struct FightOpened {
    static constexpr std::string_view kind = "fight_opened";
    Fight fight;
    static void fields(auto& e, auto&& field) {
        field("attacker", e.fight.attacker);
        field("card", e.fight.card);
        field("power", e.fight.power, bounds::power);
        field("combat_cards", e.fight.combat_cards, bounds::combat_cards);
    }
    friend bool operator==(const FightOpened&, const FightOpened&) = default;
};
struct FightClosed {
    static constexpr std::string_view kind = "fight_closed";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const FightClosed&, const FightClosed&) = default;
};
/// The human's lines of the score sheet.
struct FinalTold {
    static constexpr std::string_view kind = "final_told";
    FinalLines lines;
    static void fields(auto& e, auto&& field) { field("lines", e.lines); }
    friend bool operator==(const FinalTold&, const FinalTold&) = default;
};
struct GameEnded {
    static constexpr std::string_view kind = "game_ended";
    SideId by;
    static void fields(auto& e, auto&& field) { field("by", e.by); }
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
/// The table corrects what the app believes; checked as a whole before it becomes an event.
struct PositionCorrected {
    static constexpr std::string_view kind = "position_corrected";
    std::shared_ptr<const State> position;
    static void fields(auto& e, auto&& field) { field("position", e.position); }
    friend bool operator==(const PositionCorrected& a, const PositionCorrected& b) {
        return a.position == b.position || (a.position && b.position && *a.position == *b.position);
    }
};

using Event = std::variant<CardsShuffled, CardTurnedUp, TurnAnnounced, AnswersGiven, TurnEnded, DefenceEnded,
                           UnitMoved, ResourcesSet, EncounterTaken, FactoryCardTaken, PowerChanged,
                           CoinsChanged, CombatCardsChanged, StarPlaced, StarCubeMoved, AbilityUnlocked,
                           RecruitUnlocked, TerritoryContested, ContestSettled, FightOpened, FightClosed,
                           FinalTold, GameEnded, PositionCorrected>;
using Events = std::vector<Event>;

/// Changes the state in place. Contract: the event was made for exactly this state.
void apply_in_place(State& state, const Event& event);
[[nodiscard]] State apply(State state, const Event& event);
[[nodiscard]] State apply(State state, const Events& events);

} // namespace automa::scythe
