// What happens to a position, in the smallest movements of pieces, cards and markers. State is a fold of
// these.
#pragma once

#include "model/scythe/state.h"

#include <memory>
#include <variant>
#include <vector>

namespace automa::scythe {

/// Why power, coins or combat cards changed: the ledger and the instructions say it.
enum class Reason : std::uint8_t { card, combat, ability, drawn, by_hand };
AUTOMA_NAMES(Reason, "card", "combat", "ability", "drawn", "by_hand");

enum class Pile : std::uint8_t { main, combat };
AUTOMA_NAMES(Pile, "main", "combat");

/// All 19 become the deck again; what lay on top of the main discard is remembered.
struct CardsShuffled {
    SideId side;
    friend bool operator==(const CardsShuffled&, const CardsShuffled&) = default;
};
struct CardTurnedUp {
    SideId side;
    CardId card;
    Pile pile = Pile::main;
    friend bool operator==(const CardTurnedUp&, const CardTurnedUp&) = default;
};
/// An Automa is about to act.
struct TurnAnnounced {
    TurnKind kind = TurnKind::automa;
    SideId side;
    CardId card;
    TerritoryId territory;
    friend bool operator==(const TurnAnnounced&, const TurnAnnounced&) = default;
};
/// What the table has told so far about the turn under way, all of it.
struct AnswersGiven {
    Answers answers;
    friend bool operator==(const AnswersGiven&, const AnswersGiven&) = default;
};
/// The turn of a side is over, and the next one's begins.
struct TurnEnded {
    SideId side;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
/// A defence is over; the turn in which it happened goes on.
struct DefenceEnded {
    friend bool operator==(const DefenceEnded&, const DefenceEnded&) = default;
};
struct UnitMoved {
    SideId side;
    UnitKind unit = UnitKind::worker;
    Place from;
    Place to;
    friend bool operator==(const UnitMoved&, const UnitMoved&) = default;
};
/// `count` may be unknown_count.
struct ResourcesSet {
    TerritoryId territory;
    std::int16_t count = 0;
    friend bool operator==(const ResourcesSet&, const ResourcesSet&) = default;
};
struct EncounterTaken {
    TerritoryId territory;
    friend bool operator==(const EncounterTaken&, const EncounterTaken&) = default;
};
struct FactoryCardTaken {
    SideId side;
    friend bool operator==(const FactoryCardTaken&, const FactoryCardTaken&) = default;
};
struct PowerChanged {
    SideId side;
    std::int16_t amount = 0;
    Reason reason = Reason::card;
    friend bool operator==(const PowerChanged&, const PowerChanged&) = default;
};
struct CoinsChanged {
    SideId side;
    std::int16_t amount = 0;
    Reason reason = Reason::card;
    friend bool operator==(const CoinsChanged&, const CoinsChanged&) = default;
};
struct CombatCardsChanged {
    SideId side;
    std::int16_t amount = 0;
    Reason reason = Reason::card;
    friend bool operator==(const CombatCardsChanged&, const CombatCardsChanged&) = default;
};
/// A star beside the triumph track; one of the star track is known by the cube.
struct StarPlaced {
    SideId side;
    StarSource source = StarSource::track;
    friend bool operator==(const StarPlaced&, const StarPlaced&) = default;
};
struct StarCubeMoved {
    SideId side;
    std::uint8_t to = 0;
    friend bool operator==(const StarCubeMoved&, const StarCubeMoved&) = default;
};
/// A human's mech brought its ability; what it opens is opened with it.
struct AbilityUnlocked {
    SideId side;
    std::uint8_t mech = 0;      // which of the faction's four
    std::uint8_t crossings = 0; // rivers that it opens, as bits of Crossing
    bool lakes = false;
    friend bool operator==(const AbilityUnlocked&, const AbilityUnlocked&) = default;
};
struct RecruitUnlocked {
    SideId side;
    RecruitBonus bonus = RecruitBonus::power;
    friend bool operator==(const RecruitUnlocked&, const RecruitUnlocked&) = default;
};
/// Human units moved onto the Automa's: a fight or a retreat is due there.
struct TerritoryContested {
    TerritoryId territory;
    friend bool operator==(const TerritoryContested&, const TerritoryContested&) = default;
};
/// They left again.
struct ContestSettled {
    TerritoryId territory;
    friend bool operator==(const ContestSettled&, const ContestSettled&) = default;
};
/// While only the cards are kept: a combat begins, and ends.
struct FightOpened {
    Fight fight;
    friend bool operator==(const FightOpened&, const FightOpened&) = default;
};
struct FightClosed {
    friend bool operator==(const FightClosed&, const FightClosed&) = default;
};
/// The human's lines of the score sheet.
struct FinalTold {
    FinalLines lines;
    friend bool operator==(const FinalTold&, const FinalTold&) = default;
};
struct GameEnded {
    SideId by;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
/// The table corrects what the app believes; checked as a whole before it becomes an event.
struct PositionCorrected {
    std::shared_ptr<const State> position;
    friend bool operator==(const PositionCorrected& a, const PositionCorrected& b) {
        return a.position == b.position || (a.position && b.position && *a.position == *b.position);
    }
};

using Event =
    std::variant<CardsShuffled, CardTurnedUp, TurnAnnounced, AnswersGiven, TurnEnded, DefenceEnded, UnitMoved,
                 ResourcesSet, EncounterTaken, FactoryCardTaken, PowerChanged, CoinsChanged,
                 CombatCardsChanged, StarPlaced, StarCubeMoved, AbilityUnlocked, RecruitUnlocked,
                 TerritoryContested, ContestSettled, FightOpened, FightClosed, FinalTold, GameEnded, PositionCorrected>;
using Events = std::vector<Event>;

/// Changes the state in place. Contract: the event was made for exactly this state.
void apply_in_place(State& state, const Event& event);
[[nodiscard]] State apply(State state, const Event& event);
[[nodiscard]] State apply(State state, const Events& events);

} // namespace automa::scythe
