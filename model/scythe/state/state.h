// Everything that lies on the table as far as the Automa is concerned: a plain value, compared and copied.
#pragma once

#include "model/core/random.h"
#include "model/core/static_vector.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/ids.h"

#include <array>
#include <cstdint>
#include <optional>

namespace automa::scythe {

/// A side's pieces. Lists hold what is in play, sorted as in_order() says; the rest is on the mat.
struct Units {
    Place character;
    core::StaticVector<Place, mechs_of_side> mechs;
    core::StaticVector<Place, workers_of_side> workers;

    friend bool operator==(const Units&, const Units&) = default;
};

/// The Automa cards of one Automa. The last of a discard is its top.
struct CardPiles {
    /// Face down, the next one first. Empty as well when the cards lie in the box: then the deck is whatever
    /// the discards do not hold.
    core::StaticVector<CardId, card_count> draw;
    core::StaticVector<CardId, card_count> discard;
    core::StaticVector<CardId, card_count> combat_discard;
    std::optional<CardId> last_card; // what lay on top before a reshuffle (S-84, S-105)

    friend bool operator==(const CardPiles&, const CardPiles&) = default;
};

/// What only an Automa has.
struct AutomaMat {
    StarCard star_card = StarCard::automa;
    std::uint8_t star_cube = 0;
    std::int8_t power = 0;
    std::int32_t coins = 0;
    std::int32_t combat_cards = 0;
    std::int8_t combat_stars = 0;
    bool power_star = false;
    bool factory_card = false;
    CardPiles cards;

    friend bool operator==(const AutomaMat&, const AutomaMat&) = default;
};

/// What only a human has. The sets are bits by the enum's order.
struct HumanMat {
    std::uint8_t crossings = 0; // of Crossing
    bool lakes = false;
    std::optional<std::uint8_t> recruits; // of RecruitBonus; nothing: not told
    std::uint8_t abilities = 0;           // of the faction's four mechs: those that are out
    std::int8_t stars = 0;                // as far as told

    friend bool operator==(const HumanMat&, const HumanMat&) = default;
};

/// One side of the table: an Automa or a human, with its faction and pieces.
struct Side {
    Player player = Player::automa;
    Faction faction = Faction::nordic;
    Units units;
    AutomaMat automa;
    HumanMat human;

    [[nodiscard]] Place base() const { return Place::base(faction); }

    friend bool operator==(const Side&, const Side&) = default;
};

/// The optional changes of difficulty (S-122).
struct Modifiers {
    bool skip = false;
    std::int8_t coins = 0;
    std::int8_t power = 0;
    bool move_check = false;
    bool place_check = false;
    bool all_moves = false;

    friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

/// What the rulebook leaves open, as this table reads it. The first option of each is the default.
enum class DistanceReading : std::uint8_t { hex, walk };
AUTOMA_NAMES(DistanceReading, "hex", "walk");
enum class HumanTunnels : std::uint8_t { ignored, counted };
AUTOMA_NAMES(HumanTunnels, "ignored", "counted");
enum class WorkerInDanger : std::uint8_t { skip, go };
AUTOMA_NAMES(WorkerInDanger, "skip", "go");
enum class EqualUnits : std::uint8_t { mech, character };
AUTOMA_NAMES(EqualUnits, "mech", "character");
enum class CombatCardTo : std::uint8_t { loser, winner };
AUTOMA_NAMES(CombatCardTo, "loser", "winner");
enum class CombatCardLimit : std::uint8_t { symbols, units };
AUTOMA_NAMES(CombatCardLimit, "symbols", "units");
enum class SkippedTurn : std::uint8_t { nothing, star_cube };
AUTOMA_NAMES(SkippedTurn, "nothing", "star_cube");
enum class BonusPer : std::uint8_t { kind, group, symbol };
AUTOMA_NAMES(BonusPer, "kind", "group", "symbol");
enum class BaseNeighbourhood : std::uint8_t { land, all };
AUTOMA_NAMES(BaseNeighbourhood, "land", "all");

struct Interpretations {
    DistanceReading distance = DistanceReading::hex;
    HumanTunnels human_tunnels = HumanTunnels::ignored;
    WorkerInDanger worker_in_danger = WorkerInDanger::skip;
    EqualUnits equal_units = EqualUnits::mech;
    CombatCardTo combat_card_to = CombatCardTo::loser;
    CombatCardLimit combat_card_limit = CombatCardLimit::symbols;
    SkippedTurn skipped_turn = SkippedTurn::nothing;
    BonusPer bonus_per = BonusPer::kind;
    BaseNeighbourhood base_neighbourhood = BaseNeighbourhood::land;

    friend bool operator==(const Interpretations&, const Interpretations&) = default;
};

/// Calls visit(key, member) for each of the nine, in the order of the doubts. `All` may be const.
template <class All, class Visit>
void each_interpretation(All&& all, Visit visit) {
    visit("distance", all.distance);
    visit("human_tunnels", all.human_tunnels);
    visit("worker_in_danger", all.worker_in_danger);
    visit("equal_units", all.equal_units);
    visit("combat_card_to", all.combat_card_to);
    visit("combat_card_limit", all.combat_card_limit);
    visit("skipped_turn", all.skipped_turn);
    visit("bonus_per", all.bonus_per);
    visit("base_neighbourhood", all.base_neighbourhood);
}

/// What human abilities take from the Automa before a combat (S-100).
struct Loss {
    std::int8_t power = 0;
    std::int8_t combat_cards = 0;

    friend bool operator==(const Loss&, const Loss&) = default;
};

enum class SixthStar : std::uint8_t { combat, recruit };
AUTOMA_NAMES(SixthStar, "combat", "recruit");

/// What the table has told about the turn under way.
struct Answers {
    std::optional<CardId> combat_card;
    std::optional<Loss> automa_loses;
    std::optional<Player> winner;
    std::optional<std::int16_t> human_total;
    std::optional<core::StaticVector<std::uint8_t, combat_cards_limit>> automa_values;
    core::StaticVector<std::uint8_t, 16> move_checks;
    core::StaticVector<std::uint8_t, 16> place_checks;
    std::optional<SixthStar> human_sixth_star;

    friend bool operator==(const Answers&, const Answers&) = default;
};

enum class TurnKind : std::uint8_t { automa, defend };
AUTOMA_NAMES(TurnKind, "automa", "defend");

/// An Automa about to act: its turn with the card just drawn, or its defence of a territory.
struct Turn {
    TurnKind kind = TurnKind::automa;
    SideId side;
    CardId card;           // automa
    TerritoryId territory; // defend
    Answers answers;
    bool card_laid = false; // the card lies on its discard already: a fight came before the rest

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A number on each territory; unknown_count where nobody has told it.
using Counts = std::array<std::int16_t, territory_count>;
inline constexpr std::int16_t unknown_count = -1;

/// The human's lines of the score sheet.
struct FinalLines {
    std::int32_t coins = 0;
    std::int8_t popularity = 0;
    std::int8_t stars = 0;
    std::int8_t power = 0;
    core::StaticVector<TerritoryId, 4> structures;
    std::int32_t structure_bonus = 0;
    std::optional<Counts> resources;

    friend bool operator==(const FinalLines&, const FinalLines&) = default;
};

/// How much of the table the app knows: everything, or the Automa's cards and markers only.
enum class Tracking : std::uint8_t { full, cards_only };
AUTOMA_NAMES(Tracking, "full", "cards_only");

/// Who deals the Automa cards: the app, or the table from the box.
enum class CardsFrom : std::uint8_t { box, app };
AUTOMA_NAMES(CardsFrom, "box", "app");

/// A combat while only the cards are kept: the revealed card is known, the winner not yet.
struct Fight {
    Player attacker = Player::automa;
    CardId card;
    std::int8_t power = 0;
    std::int8_t combat_cards = 0;

    friend bool operator==(const Fight&, const Fight&) = default;
};

/// A human's piece that moved in among the Automa's units; it goes back if the game ends before the fight.
struct Intruder {
    UnitKind unit = UnitKind::character;
    Place from;
    TerritoryId at;

    friend bool operator==(const Intruder&, const Intruder&) = default;
};
inline constexpr std::size_t most_intruders = 1 + mechs_of_side + workers_of_side;

inline constexpr std::size_t max_sides = faction_count;

struct State {
    /// In the order of turns. One human and one Automa are offered; rules speak of an owner and its enemies.
    core::StaticVector<Side, max_sides> sides;
    Modifiers modifiers;
    Interpretations interpretations;
    bool resources_tracked = true;
    Counts resources{};
    TerritorySet encounters;
    std::optional<Turn> turn;
    std::optional<FinalLines> final_lines;

    // What only the app keeps.
    Tracking tracking = Tracking::full;
    CardsFrom cards_from = CardsFrom::box;
    SideId next;                                   // whose turn it is
    core::StaticVector<TerritoryId, 12> contested; // where human units met the Automa's, in their order
    core::StaticVector<Intruder, most_intruders> intruders; // in their order
    std::optional<Fight> fight;                             // cards_only
    std::optional<SideId> ended_by;                         // who placed the sixth star
    core::Random random;

    [[nodiscard]] const Side& side(SideId id) const { return sides[id.index()]; }
    [[nodiscard]] Side& side(SideId id) { return sides[id.index()]; }

    friend bool operator==(const State&, const State&) = default;
};

/// The first side of a kind. Contract: there is one.
[[nodiscard]] SideId first_side(const State& state, Player player);

/// The order of places in a side's lists: its base, other bases by name, territories as one reads.
[[nodiscard]] bool in_order(Place a, Place b, Faction own);
/// Puts a piece where the order wants it, or takes one away. Contract: there is room, or such a piece.
void put_unit(Side& side, UnitKind unit, Place place);
void take_unit(Side& side, UnitKind unit, Place place);
/// Whether one of the human's mechs that are out has this ability.
[[nodiscard]] bool has_ability(const Catalogue& catalogue, const Side& human, AbilityMatters what);
/// How many pieces of the kind are still on the mat.
[[nodiscard]] int on_mat(const Side& side, UnitKind unit);
[[nodiscard]] bool has_unit(const Side& side, UnitKind unit, Place place);

[[nodiscard]] bool water_open(const Catalogue& catalogue, const AutomaMat& automa);
[[nodiscard]] Scheme scheme_of(const Catalogue& catalogue, const AutomaMat& automa);
/// Of the track, of combats and of power together.
[[nodiscard]] int stars_of(const Catalogue& catalogue, const AutomaMat& automa);
/// The human has all stars but the last one, or with a correction all.
[[nodiscard]] inline bool next_star_is_last(const Side& human) {
    return human.human.stars + 1 >= stars_of_side;
}
/// The cards that may come next, by number; all 19 if a reshuffle comes first (S-19).
[[nodiscard]] core::IdSet<CardId> deck_of(const CardPiles& cards);
/// Of the main discard, or what lay there before a reshuffle (S-102, S-105); none before the first turn.
[[nodiscard]] std::optional<CardId> top_card(const CardPiles& cards);
[[nodiscard]] bool deck_is_empty(const CardPiles& cards);

} // namespace automa::scythe
