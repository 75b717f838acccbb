// What happens to a position, in the smallest movements of pieces, cards and markers. State is a fold of these.
#pragma once

#include "model/innovation/state.h"

#include <memory>
#include <variant>
#include <vector>

namespace automa::innovation {

/// Why VP changed: the ledger and the instructions say it.
enum class Reason : std::uint8_t { card, faction, pass, area, science, faction_end, by_hand };
AUTOMA_NAMES(Reason, "card", "faction", "pass", "area", "science", "faction_end", "by_hand");

/// Rows of slots on the board.
enum class SlotRow : std::uint8_t { power_actions, book_actions, innovations };
AUTOMA_NAMES(SlotRow, "power_actions", "book_actions", "innovations");

/// What a human is asked for at the end only.
enum class Count : std::uint8_t { vp, shipping, area };
AUTOMA_NAMES(Count, "vp", "shipping", "area");

/// The table says which card lies at this place of the stack, 0 being the top (cards from the box).
struct CardTold {
    std::uint8_t place = 0;
    CardId card{1};
    friend bool operator==(const CardTold&, const CardTold&) = default;
};
/// the cards move on, and the top of the stack becomes the action card.
struct CardDrawn {
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
/// The Automa is about to act with the cards that lie there.
struct TurnBegun {
    friend bool operator==(const TurnBegun&, const TurnBegun&) = default;
};
/// The card for the first workshops.
struct SetupCardDrawn {
    CardId card{1};
    friend bool operator==(const SetupCardDrawn&, const SetupCardDrawn&) = default;
};
struct TurnPaused {
    Resume resume;
    friend bool operator==(const TurnPaused&, const TurnPaused&) = default;
};
/// The turn passes to the next in order who has not passed; nobody left: the round is at its end.
struct TurnEnded {
    Player player = Player::automa;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct VpChanged {
    Player player = Player::automa;
    std::int16_t amount = 0;
    Reason reason = Reason::by_hand;
    friend bool operator==(const VpChanged&, const VpChanged&) = default;
};
struct Built {
    Player player = Player::automa;
    HexId hex;
    Kind kind = Kind::workshop;
    bool marked = false;
    bool annex = false;
    friend bool operator==(const Built&, const Built&) = default;
};
struct Upgraded {
    HexId hex;
    Kind kind = Kind::guild;
    friend bool operator==(const Upgraded&, const Upgraded&) = default;
};
struct AnnexAdded {
    HexId hex;
    friend bool operator==(const AnnexAdded&, const AnnexAdded&) = default;
};
/// Without a terrain it is again what is printed.
struct TerrainChanged {
    HexId hex;
    std::optional<Terrain> terrain;
    friend bool operator==(const TerrainChanged&, const TerrainChanged&) = default;
};
struct BridgeBuilt {
    Player player = Player::human_1;
    BridgeSiteId site;
    friend bool operator==(const BridgeBuilt&, const BridgeBuilt&) = default;
};
struct InnovationTaken {
    Player player = Player::automa;
    std::uint8_t slot = 1;
    friend bool operator==(const InnovationTaken&, const InnovationTaken&) = default;
};
/// An X token on a power or book action.
struct ActionCovered {
    SlotRow row = SlotRow::power_actions;
    std::uint8_t slot = 1;
    friend bool operator==(const ActionCovered&, const ActionCovered&) = default;
};
struct ScholarSent {
    Player player = Player::automa;
    Discipline discipline = Discipline::banking;
    std::uint8_t space = 0;
    friend bool operator==(const ScholarSent&, const ScholarSent&) = default;
};
struct ScienceAdvanced {
    Player player = Player::automa;
    Discipline discipline = Discipline::banking;
    std::int8_t levels = 1;
    friend bool operator==(const ScienceAdvanced&, const ScienceAdvanced&) = default;
};
/// the Automa's tile and the one at this place change places.
struct BonusTileTaken {
    BonusPlace place = BonusPlace::left;
    friend bool operator==(const BonusTileTaken&, const BonusTileTaken&) = default;
};
struct Passed {
    Player player = Player::automa;
    friend bool operator==(const Passed&, const Passed&) = default;
};
/// all cards of the round and the top of the reserve make a stack that is still to be shuffled.
struct DeckGathered {
    friend bool operator==(const DeckGathered&, const DeckGathered&) = default;
};
/// The app deals: by its generator. From the box: people have done it.
struct DeckShuffled {
    friend bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};
/// The next round, with the turn order of the passes and nothing covered.
struct RoundAdvanced {
    friend bool operator==(const RoundAdvanced&, const RoundAdvanced&) = default;
};
struct PhaseEntered {
    Phase phase = Phase::actions;
    friend bool operator==(const PhaseEntered&, const PhaseEntered&) = default;
};
struct LevelTold {
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::int8_t level = 0;
    friend bool operator==(const LevelTold&, const LevelTold&) = default;
};
struct ScholarsTold {
    Discipline discipline = Discipline::banking;
    ScholarSpaces spaces;
    friend bool operator==(const ScholarsTold&, const ScholarsTold&) = default;
};
struct SlotsTold {
    SlotRow row = SlotRow::power_actions;
    Slots slots = 0;
    friend bool operator==(const SlotsTold&, const SlotsTold&) = default;
};
struct RoundTileTold {
    std::uint8_t round = 1;
    std::uint8_t tile = 1;
    friend bool operator==(const RoundTileTold&, const RoundTileTold&) = default;
};
struct FinalTileTold {
    std::uint8_t tile = 1;
    friend bool operator==(const FinalTileTold&, const FinalTileTold&) = default;
};
struct PowerGainedTold {
    std::uint8_t amount = 0;
    friend bool operator==(const PowerGainedTold&, const PowerGainedTold&) = default;
};
struct CountTold {
    Player player = Player::human_1;
    Count count = Count::vp;
    std::int16_t value = 0;
    friend bool operator==(const CountTold&, const CountTold&) = default;
};
struct FactionEndTold {
    std::int16_t vp = 0;
    friend bool operator==(const FactionEndTold&, const FactionEndTold&) = default;
};
struct TrackingChanged {
    Tracking tracking = Tracking::full;
    friend bool operator==(const TrackingChanged&, const TrackingChanged&) = default;
};
/// The table corrects what the app believes; checked as a whole before it becomes an event.
struct PositionCorrected {
    std::shared_ptr<const State> position;
    friend bool operator==(const PositionCorrected& a, const PositionCorrected& b) {
        return a.position == b.position || (a.position && b.position && *a.position == *b.position);
    }
};

using Event =
    std::variant<CardTold, CardDrawn, TurnBegun, SetupCardDrawn, TurnPaused, TurnEnded, VpChanged, Built,
                 Upgraded, AnnexAdded, TerrainChanged, BridgeBuilt, InnovationTaken, ActionCovered,
                 ScholarSent, ScienceAdvanced, BonusTileTaken, Passed, DeckGathered, DeckShuffled,
                 RoundAdvanced, PhaseEntered, LevelTold, ScholarsTold, SlotsTold, RoundTileTold,
                 FinalTileTold, PowerGainedTold, CountTold, FactionEndTold, TrackingChanged,
                 PositionCorrected>;
using Events = std::vector<Event>;

/// Changes the state in place. Contract: the event was made for exactly this state.
void apply_in_place(State& state, const Event& event);
[[nodiscard]] State apply(State state, const Event& event);
[[nodiscard]] State apply(State state, const Events& events);

/// Which row a state keeps for these slots.
[[nodiscard]] const Told<Slots>& slots_of(const State& state, SlotRow row);
[[nodiscard]] Told<Slots>& slots_of(State& state, SlotRow row);

} // namespace automa::innovation
