// A position: all that lies on the table as far as the Automa looks at it, and nothing of why it came about.
#pragma once

#include "model/core/random.h"
#include "model/core/static_vector.h"
#include "model/innovation/ids.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace automa::innovation {

// The readings of doubtful rules; the first value is the default.
enum class Marking : std::uint8_t { closest, closest_or_tie, support_symbol };
AUTOMA_NAMES(Marking, "closest", "closest_or_tie", "support_symbol");
enum class ApproachTrial : std::uint8_t { marked_by_rule, joins_group };
AUTOMA_NAMES(ApproachTrial, "marked_by_rule", "joins_group");
enum class BookBlock : std::uint8_t { independent, with_power };
AUTOMA_NAMES(BookBlock, "independent", "with_power");
enum class Level12 : std::uint8_t { anyone, own };
AUTOMA_NAMES(Level12, "anyone", "own");
enum class BuildFallback : std::uint8_t { upgrade, none };
AUTOMA_NAMES(BuildFallback, "upgrade", "none");
enum class BridgeReading : std::uint8_t { adjacent, ignored };
AUTOMA_NAMES(BridgeReading, "adjacent", "ignored");
enum class PowerReading : std::uint8_t { gained, offered };
AUTOMA_NAMES(PowerReading, "gained", "offered");
enum class WandererReading : std::uint8_t { everywhere, approach };
AUTOMA_NAMES(WandererReading, "everywhere", "approach");

struct Interpretations {
    Marking marking = Marking::closest;
    ApproachTrial approach_trial = ApproachTrial::marked_by_rule;
    BookBlock book_block = BookBlock::independent;
    Level12 level_12 = Level12::anyone;
    BuildFallback faction_build_fallback = BuildFallback::upgrade;
    BridgeReading bridges = BridgeReading::adjacent;
    PowerReading powermongers = PowerReading::gained;
    WandererReading wanderers = WandererReading::everywhere;

    friend bool operator==(const Interpretations&, const Interpretations&) = default;
};

/// The one table of the readings: `visit(key, doubt, member)` for each, in the order of the format.
template <class Readings, class Visit>
void each_reading(Readings& readings, Visit visit) {
    visit("marking", "D-1", readings.marking);
    visit("approach_trial", "D-2", readings.approach_trial);
    visit("book_block", "D-5", readings.book_block);
    visit("level_12", "D-6", readings.level_12);
    visit("faction_build_fallback", "D-8", readings.faction_build_fallback);
    visit("bridges", "D-9", readings.bridges);
    visit("powermongers", "D-12", readings.powermongers);
    visit("wanderers", "D-13", readings.wanderers);
}

/// What people may or may not have told the app. A value that is no longer sure stays as what was known last.
template <class Value>
struct Told {
    Value value{};
    bool known = false;

    Told() = default;
    Told(Value told) : value(told), known(true) {}
    explicit operator bool() const { return known; }
    const Value& operator*() const { return value; }

    friend bool operator==(const Told&, const Told&) = default;
};

/// A human's level as far as the table has told it. Markers never go down, so a level that was told once is a
/// floor; `room` is how far above it the marker is likely to stand by now.
struct ToldLevel {
    std::int8_t value = 0;
    bool known = false;
    std::int8_t room = top_level; // 0 while it is known

    ToldLevel() = default;
    ToldLevel(std::int8_t told) : value(told), known(true), room(0) {}
    explicit operator bool() const { return known; }
    const std::int8_t& operator*() const { return value; }

    friend bool operator==(const ToldLevel&, const ToldLevel&) = default;
};

/// A card's bit in a set of cards.
[[nodiscard]] constexpr std::uint16_t card_bit(CardId card) {
    return static_cast<std::uint16_t>(1U << card.value);
}

/// A bit per slot, the first slot lowest.
using Slots = std::uint8_t;
[[nodiscard]] constexpr bool has_slot(Slots set, int number) {
    return (set >> (number - 1) & 1) != 0;
}
[[nodiscard]] constexpr Slots with_slot(Slots set, int number) {
    return static_cast<Slots>(set | 1 << (number - 1));
}
[[nodiscard]] constexpr Slots without_slot(Slots set, int number) {
    return static_cast<Slots>(set & ~(1 << (number - 1)));
}

struct Building {
    HexId hex;
    Player owner = Player::automa;
    Kind kind = Kind::workshop;
    bool annex = false;
    bool marked = false; // the Automa's only

    friend bool operator==(const Building&, const Building&) = default;
};

struct Human {
    Terrain native = Terrain::desert;
    std::optional<std::int16_t> vp;
    std::optional<std::int8_t> shipping;
    std::optional<std::int8_t> area;
    std::array<ToldLevel, count_of<Discipline>> science;

    friend bool operator==(const Human&, const Human&) = default;
};

/// What the three guided factions keep; carried along, never read by a decision.
struct FactionState {
    std::optional<Terrain> youth;
    HexSet tools;
    HexSet fallow;
    HexSet blighted;
    Slots achievements = 0;

    friend bool operator==(const FactionState&, const FactionState&) = default;
};

struct AutomaState {
    Faction faction = Faction::simpletons;
    Level level = Level::automa;
    Terrain native = Terrain::lake;
    std::int16_t vp = 20;
    std::array<std::int8_t, count_of<Discipline>> science{};
    std::int8_t scholars = 0; // in its supply
    std::int8_t innovations = 0;
    FactionState own;
    std::optional<std::int16_t> faction_end_vp;

    friend bool operator==(const AutomaState&, const AutomaState&) = default;
};

using CardList = core::StaticVector<CardId, card_count>;

struct Cards {
    CardList stack; // face down, the top first
    std::optional<CardId> action;
    CardList support; // the last is the support card
    CardList reserve; // the top first
    bool shuffle = false;

    [[nodiscard]] std::size_t deck() const { return stack.size() + support.size() + (action ? 1U : 0U); }
    friend bool operator==(const Cards&, const Cards&) = default;
};

/// Where an interrupted turn goes on once the table has told what was asked.
enum class Stage : std::uint8_t {
    action,       // the action, or this part of the faction action, from its beginning
    book,         // the book half of a block
    power_gained, // Powermongers: how much power was gained
    power_advance // Powermongers: the advance it earned
};
AUTOMA_NAMES(Stage, "action", "book", "power_gained", "power_advance");

struct Resume {
    std::uint8_t order = 1; // place on the card; one more than it has: only the end of the turn is left
    std::uint8_t part = 0;  // of a faction action; 0: not one
    Stage stage = Stage::action;
    bool blocked = false; // book: the power half was done
    HexId hex;            // power_gained
    std::uint8_t offered = 0;

    friend bool operator==(const Resume&, const Resume&) = default;
};

/// The Automa is about to act: with its two cards, or with the card of the first workshops.
struct Turn {
    std::optional<CardId> setup_card;
    std::optional<CardId> action_card; // none: it passes by A-41
    CardId support_card = unknown_card;
    std::optional<Resume> resume;
    std::optional<std::uint8_t> power_gained; // answer

    friend bool operator==(const Turn&, const Turn&) = default;
};

using ScholarSpaces = std::array<std::optional<Player>, scholar_space_count>;

struct RoundBonus {
    std::array<std::optional<std::string>, bonus_row_size> display;
    std::optional<std::string> automa;

    friend bool operator==(const RoundBonus&, const RoundBonus&) = default;
};

/// A bridge of nobody does not stand.
using Bridges = std::array<std::optional<Player>, max_bridge_sites>;

enum class Phase : std::uint8_t { workshops, actions, round_end, game_over };
AUTOMA_NAMES(Phase, "workshops", "actions", "round_end", "game_over");
/// How much of the table the app knows: everything, or deck, VP and pass only.
enum class Tracking : std::uint8_t { full, cards_only };
AUTOMA_NAMES(Tracking, "full", "cards_only");
/// Who shuffles and deals: the app, or people with the cards of the box.
enum class Dealer : std::uint8_t { app, box };
AUTOMA_NAMES(Dealer, "app", "box");
/// Whether people enter all that the Automa may look at, or are asked when it does.
enum class Entry : std::uint8_t { late, complete };
AUTOMA_NAMES(Entry, "late", "complete");

/// What humans may enter by themselves, so that it need not be asked.
enum class Entered : std::uint8_t { power, book, innovation, scholar, science };
AUTOMA_NAMES(Entered, "power", "book", "innovation", "scholar", "science");
/// A bit for each of them.
using EnteredSet = std::uint8_t;
[[nodiscard]] constexpr EnteredSet entered_bit(Entered what) {
    return static_cast<EnteredSet>(1U << index_of(what));
}

/// How the app keeps its own books. A journal is replayed by those it was written with.
enum class Bookkeeping : std::uint8_t {
    first,  // what is not entered in a turn is asked; passing and income change nothing
    habits, // what a table always enters is not asked; passing and income may raise levels
};
AUTOMA_NAMES(Bookkeeping, "first", "habits");

/// What only this app keeps, beside the position of the format.
struct AppState {
    Phase phase = Phase::actions;
    Tracking tracking = Tracking::full;
    Dealer dealer = Dealer::app;
    Entry entry = Entry::late;
    std::uint8_t next = 0; // who is next: index into seats()
    /// What the human in turn has entered: these stay sure when the turn ends.
    bool entered_power = false;
    bool entered_book = false;
    bool entered_innovation = false;
    bool entered_scholar = false;
    bool entered_science = false;
    Bookkeeping bookkeeping = Bookkeeping::first;
    /// What humans have entered by themselves in this game, and what of it an answer has proved complete
    /// since: of the latter silence means that nothing happened.
    EnteredSet habits = 0;
    EnteredSet trusted = 0;
    /// What was known until a turn in which it may have changed: scholar spaces by discipline, then power
    /// actions, book actions, innovations. A bit each.
    std::uint8_t lapsed = 0;
    /// Two humans: the higher of their markers, told without whose it is. Below 0: not told.
    std::array<std::int8_t, count_of<Discipline>> highest{-1, -1, -1, -1};
    /// Cards that everybody knows to be in the deck: from the start, or seen since. A bit per number.
    std::uint16_t seen = 0;
    core::Random random;

    friend bool operator==(const AppState&, const AppState&) = default;
};

struct State {
    MapSide map = MapSide::small;
    std::uint8_t round = 1;
    std::uint8_t human_count = 1;
    Interpretations interpretations;
    std::optional<Turn> turn;
    std::array<Human, 2> humans;
    AutomaState automa;
    core::StaticVector<Player, max_players> turn_order;
    core::StaticVector<Player, max_players> passed;
    core::StaticVector<Building, max_land> buildings;
    /// By hex: the current terrain of empty land where it differs from the print.
    std::array<std::optional<Terrain>, max_hexes> terrain;
    Bridges bridges;
    std::array<Told<ScholarSpaces>, count_of<Discipline>> scholars;
    Told<Slots> power_actions;                                        // covered
    Told<Slots> book_actions;                                         // covered
    Told<Slots> innovations;                                          // still on the display
    std::array<std::optional<std::uint8_t>, round_count> round_tiles; // by round - 1
    std::optional<std::uint8_t> final_tile;
    RoundBonus bonus;
    Cards cards;
    AppState app;

    [[nodiscard]] const Human& human(Player player) const { return humans[index_of(player)]; }
    [[nodiscard]] Human& human(Player player) { return humans[index_of(player)]; }
    [[nodiscard]] bool plays(Player player) const {
        return player == Player::automa || index_of(player) < human_count;
    }
    [[nodiscard]] bool has_passed(Player player) const { return passed.contains(player); }
    [[nodiscard]] std::optional<std::uint8_t> round_tile() const { return round_tiles[round - 1U]; }

    friend bool operator==(const State&, const State&) = default;
};

/// Who places or acts in which order: in the phase of the first workshops, else the turn order.
using Seats = core::StaticVector<Player, 5>;
[[nodiscard]] Seats seats(const State& state);
/// Whose turn it is; nobody's once all have passed or the game is over.
[[nodiscard]] std::optional<Player> player_in_turn(const State& state);

} // namespace automa::innovation
