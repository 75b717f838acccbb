// What happens to a position, in the smallest movements of pieces, cards and markers. State is a fold of
// these.
#pragma once

#include "model/core/fields.h"
#include "model/innovation/state/state.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <variant>
#include <vector>

namespace automa::innovation {

/// Why VP changed: the ledger and the instructions say it.
enum class Reason : std::uint8_t { card, faction, pass, area, science, faction_end, by_hand };
AUTOMA_NAMES(Reason, "card", "faction", "pass", "area", "science", "faction_end", "by_hand");

/// Rows of slots on the board.
enum class SlotRow : std::uint8_t { power_actions, book_actions, innovations };
AUTOMA_NAMES(SlotRow, "power_actions", "book_actions", "innovations");

/// Slots as a thing of its own, so that JSON lists them.
struct SlotSet {
    Slots bits = 0;
    friend bool operator==(const SlotSet&, const SlotSet&) = default;
};

/// What a human is asked for at the end only.
enum class Count : std::uint8_t { vp, shipping, area };
AUTOMA_NAMES(Count, "vp", "shipping", "area");

/// What a number in an event or a command may be at all; whether it fits the position is for can_apply() to
/// say.
namespace bounds {
inline constexpr core::Within place = core::within(0, card_count - 1);
inline constexpr core::Within slot = core::within(1, max_innovation_slots);
inline constexpr core::Within space = core::within(0, scholar_space_count - 1);
inline constexpr core::Within level = core::within(0, top_level);
inline constexpr core::Within round = core::within(1, round_count);
inline constexpr core::Within round_tile = core::within(1, round_tile_count);
inline constexpr core::Within final_tile = core::within(1, final_tile_count);
inline constexpr core::Within power = core::within(0, 99);
inline constexpr core::Within points = core::within(0, 999);
inline constexpr core::Within change = core::within(-999, 999); // of VP
} // namespace bounds

// Each event names itself and its fields: a save knows it by these names, whatever becomes of the code.

/// The table says which card lies at this place of the stack, 0 being the top (cards from the box).
struct CardTold {
    static constexpr std::string_view kind = "card_told";
    std::uint8_t place = 0;
    CardId card{1};
    static void fields(auto& e, auto&& field) {
        field("place", e.place, bounds::place);
        field("card", e.card);
    }
    friend bool operator==(const CardTold&, const CardTold&) = default;
};
/// the cards move on, and the top of the stack becomes the action card.
struct CardDrawn {
    static constexpr std::string_view kind = "card_drawn";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
/// The Automa is about to act with the cards that lie there.
struct TurnBegun {
    static constexpr std::string_view kind = "turn_begun";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const TurnBegun&, const TurnBegun&) = default;
};
/// The card for the first workshops.
struct SetupCardDrawn {
    static constexpr std::string_view kind = "setup_card_drawn";
    CardId card{1};
    static void fields(auto& e, auto&& field) { field("card", e.card); }
    friend bool operator==(const SetupCardDrawn&, const SetupCardDrawn&) = default;
};
struct TurnPaused {
    static constexpr std::string_view kind = "turn_paused";
    Resume resume;
    static void fields(auto& e, auto&& field) {
        field("order", e.resume.order, core::within(1, 3));
        field("part", e.resume.part, core::or_default, core::within(0, 3));
        field("stage", e.resume.stage);
        field("blocked", e.resume.blocked);
        field("hex", e.resume.hex, core::or_default);
        field("offered", e.resume.offered, core::or_default, bounds::power);
    }
    friend bool operator==(const TurnPaused&, const TurnPaused&) = default;
};
/// The turn passes to the next in order who has not passed; nobody left: the round is at its end.
struct TurnEnded {
    static constexpr std::string_view kind = "turn_ended";
    Player player = Player::automa;
    static void fields(auto& e, auto&& field) { field("player", e.player); }
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct VpChanged {
    static constexpr std::string_view kind = "vp_changed";
    Player player = Player::automa;
    std::int16_t amount = 0;
    Reason reason = Reason::by_hand;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("amount", e.amount, bounds::change);
        field("reason", e.reason);
    }
    friend bool operator==(const VpChanged&, const VpChanged&) = default;
};
struct Built {
    static constexpr std::string_view kind = "built";
    Player player = Player::automa;
    HexId hex;
    Kind building = Kind::workshop;
    bool marked = false;
    bool annex = false;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("hex", e.hex);
        field("building", e.building);
        field("marked", e.marked);
        field("annex", e.annex);
    }
    friend bool operator==(const Built&, const Built&) = default;
};
struct Upgraded {
    static constexpr std::string_view kind = "upgraded";
    HexId hex;
    Kind building = Kind::guild;
    static void fields(auto& e, auto&& field) {
        field("hex", e.hex);
        field("building", e.building);
    }
    friend bool operator==(const Upgraded&, const Upgraded&) = default;
};
struct AnnexAdded {
    static constexpr std::string_view kind = "annex_added";
    HexId hex;
    static void fields(auto& e, auto&& field) { field("hex", e.hex); }
    friend bool operator==(const AnnexAdded&, const AnnexAdded&) = default;
};
/// Without a terrain it is again what is printed.
struct TerrainChanged {
    static constexpr std::string_view kind = "terrain_changed";
    HexId hex;
    std::optional<Terrain> terrain;
    static void fields(auto& e, auto&& field) {
        field("hex", e.hex);
        field("terrain", e.terrain);
    }
    friend bool operator==(const TerrainChanged&, const TerrainChanged&) = default;
};
struct BridgeBuilt {
    static constexpr std::string_view kind = "bridge_built";
    Player player = Player::human_1;
    BridgeSiteId site;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("hexes", e.site);
    }
    friend bool operator==(const BridgeBuilt&, const BridgeBuilt&) = default;
};
struct InnovationTaken {
    static constexpr std::string_view kind = "innovation_taken";
    Player player = Player::automa;
    std::uint8_t slot = 1;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("slot", e.slot, bounds::slot);
    }
    friend bool operator==(const InnovationTaken&, const InnovationTaken&) = default;
};
/// An X token on a power or book action.
struct ActionCovered {
    static constexpr std::string_view kind = "action_covered";
    SlotRow row = SlotRow::power_actions;
    std::uint8_t slot = 1;
    static void fields(auto& e, auto&& field) {
        field("row", e.row);
        field("slot", e.slot, bounds::slot);
    }
    friend bool operator==(const ActionCovered&, const ActionCovered&) = default;
};
struct ScholarSent {
    static constexpr std::string_view kind = "scholar_sent";
    Player player = Player::automa;
    Discipline discipline = Discipline::banking;
    std::uint8_t space = 0;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("discipline", e.discipline);
        field("space", e.space, bounds::space);
    }
    friend bool operator==(const ScholarSent&, const ScholarSent&) = default;
};
struct ScienceAdvanced {
    static constexpr std::string_view kind = "science_advanced";
    Player player = Player::automa;
    Discipline discipline = Discipline::banking;
    std::int8_t levels = 1;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("discipline", e.discipline);
        field("levels", e.levels, bounds::level);
    }
    friend bool operator==(const ScienceAdvanced&, const ScienceAdvanced&) = default;
};
/// the Automa's tile and the one at this place change places.
struct BonusTileTaken {
    static constexpr std::string_view kind = "bonus_tile_taken";
    BonusPlace place = BonusPlace::left;
    static void fields(auto& e, auto&& field) { field("place", e.place); }
    friend bool operator==(const BonusTileTaken&, const BonusTileTaken&) = default;
};
struct Passed {
    static constexpr std::string_view kind = "passed";
    Player player = Player::automa;
    static void fields(auto& e, auto&& field) { field("player", e.player); }
    friend bool operator==(const Passed&, const Passed&) = default;
};
/// all cards of the round and the top of the reserve make a stack that is still to be shuffled.
struct DeckGathered {
    static constexpr std::string_view kind = "deck_gathered";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const DeckGathered&, const DeckGathered&) = default;
};
/// The app deals: by its generator. From the box: people have done it.
struct DeckShuffled {
    static constexpr std::string_view kind = "deck_shuffled";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};
/// The next round, with the turn order of the passes and nothing covered.
struct RoundAdvanced {
    static constexpr std::string_view kind = "round_advanced";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const RoundAdvanced&, const RoundAdvanced&) = default;
};
struct PhaseEntered {
    static constexpr std::string_view kind = "phase_entered";
    Phase phase = Phase::actions;
    static void fields(auto& e, auto&& field) { field("phase", e.phase); }
    friend bool operator==(const PhaseEntered&, const PhaseEntered&) = default;
};
struct LevelTold {
    static constexpr std::string_view kind = "level_told";
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::int8_t level = 0;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("discipline", e.discipline);
        field("level", e.level, bounds::level);
    }
    friend bool operator==(const LevelTold&, const LevelTold&) = default;
};
struct ScholarsTold {
    static constexpr std::string_view kind = "scholars_told";
    Discipline discipline = Discipline::banking;
    ScholarSpaces spaces;
    static void fields(auto& e, auto&& field) {
        field("discipline", e.discipline);
        field("spaces", e.spaces);
    }
    friend bool operator==(const ScholarsTold&, const ScholarsTold&) = default;
};
struct SlotsTold {
    static constexpr std::string_view kind = "slots_told";
    SlotRow row = SlotRow::power_actions;
    SlotSet set; // `slots` is a word of Qt
    static void fields(auto& e, auto&& field) {
        field("row", e.row);
        field("slots", e.set);
    }
    friend bool operator==(const SlotsTold&, const SlotsTold&) = default;
};
struct RoundTileTold {
    static constexpr std::string_view kind = "round_tile_told";
    std::uint8_t round = 1;
    std::uint8_t tile = 1;
    static void fields(auto& e, auto&& field) {
        field("round", e.round, bounds::round);
        field("tile", e.tile, bounds::round_tile);
    }
    friend bool operator==(const RoundTileTold&, const RoundTileTold&) = default;
};
struct FinalTileTold {
    static constexpr std::string_view kind = "final_tile_told";
    std::uint8_t tile = 1;
    static void fields(auto& e, auto&& field) { field("tile", e.tile, bounds::final_tile); }
    friend bool operator==(const FinalTileTold&, const FinalTileTold&) = default;
};
struct PowerGainedTold {
    static constexpr std::string_view kind = "power_gained_told";
    std::uint8_t amount = 0;
    static void fields(auto& e, auto&& field) { field("amount", e.amount, bounds::power); }
    friend bool operator==(const PowerGainedTold&, const PowerGainedTold&) = default;
};
struct CountTold {
    static constexpr std::string_view kind = "count_told";
    Player player = Player::human_1;
    Count count = Count::vp;
    std::int16_t value = 0;
    static void fields(auto& e, auto&& field) {
        field("player", e.player);
        field("count", e.count);
        field("value", e.value, bounds::points);
    }
    friend bool operator==(const CountTold&, const CountTold&) = default;
};
struct FactionEndTold {
    static constexpr std::string_view kind = "faction_end_told";
    std::int16_t vp = 0;
    static void fields(auto& e, auto&& field) { field("vp", e.vp, bounds::points); }
    friend bool operator==(const FactionEndTold&, const FactionEndTold&) = default;
};
struct TrackingChanged {
    static constexpr std::string_view kind = "tracking_changed";
    Tracking tracking = Tracking::full;
    static void fields(auto& e, auto&& field) { field("tracking", e.tracking); }
    friend bool operator==(const TrackingChanged&, const TrackingChanged&) = default;
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

/// Two humans: the higher of their markers, whosever it is.
struct HighestTold {
    static constexpr std::string_view kind = "highest_told";
    Discipline discipline = Discipline::banking;
    std::int8_t level = 0;
    static void fields(auto& e, auto&& field) {
        field("discipline", e.discipline);
        field("level", e.level, bounds::level);
    }
    friend bool operator==(const HighestTold&, const HighestTold&) = default;
};

using Event = std::variant<CardTold, CardDrawn, TurnBegun, SetupCardDrawn, TurnPaused, TurnEnded, VpChanged,
                           Built, Upgraded, AnnexAdded, TerrainChanged, BridgeBuilt, InnovationTaken,
                           ActionCovered, ScholarSent, ScienceAdvanced, BonusTileTaken, Passed, DeckGathered,
                           DeckShuffled, RoundAdvanced, PhaseEntered, LevelTold, ScholarsTold, SlotsTold,
                           RoundTileTold, FinalTileTold, PowerGainedTold, CountTold, FactionEndTold,
                           TrackingChanged, PositionCorrected, HighestTold>;
using Events = std::vector<Event>;

/// Changes the state in place. Contract: the event was made for exactly this state.
void apply_in_place(State& state, const Event& event);
[[nodiscard]] State apply(State state, const Event& event);
[[nodiscard]] State apply(State state, const Events& events);

/// Which row a state keeps for these slots.
[[nodiscard]] const Told<Slots>& slots_of(const State& state, SlotRow row);
[[nodiscard]] Told<Slots>& slots_of(State& state, SlotRow row);

} // namespace automa::innovation
