// What the people at the table tell the app, checked and turned into events. Each is one whole, undoable action.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"
#include "model/innovation/decision.h"
#include "model/innovation/score.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace automa::innovation {

// A human's turn. All but the last two may be followed by more of the same turn.

/// A workshop unless told otherwise; also one of the first workshops.
struct HumanBuilds {
    Player player = Player::human_1;
    HexId hex;
    Kind kind = Kind::workshop;
    bool annex = false;
};
struct HumanUpgrades {
    Player player = Player::human_1;
    HexId hex;
    Kind to = Kind::guild;
};
struct HumanAddsAnnex {
    Player player = Player::human_1;
    HexId hex;
};
/// Spades without a building.
struct HumanDigs {
    Player player = Player::human_1;
    HexId hex;
    Terrain terrain = Terrain::desert;
};
struct HumanBridges {
    Player player = Player::human_1;
    BridgeSiteId site;
};
/// A power or book action: an X token on its slot.
struct HumanUsesAction {
    Player player = Player::human_1;
    SlotRow row = SlotRow::power_actions;
    std::uint8_t slot = 1;
};
struct HumanTakesInnovation {
    Player player = Player::human_1;
    std::uint8_t slot = 1;
};
/// A scholar on this space; the marker moves by its value unless `levels` says otherwise.
struct HumanSendsScholar {
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::uint8_t space = 0;
    std::optional<std::int8_t> levels;
};
/// By so many levels, or to a level where the app did not know the one before.
struct HumanAdvances {
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::optional<std::int8_t> levels;
    std::optional<std::int8_t> to;
};
/// The turn is over.
struct HumanDone {
    Player player = Player::human_1;
};
struct HumanPasses {
    Player player = Player::human_1;
};

// The Automa.

/// the card for the first workshops. `shown`: the one that people drew.
struct DrawSetupCard {
    std::optional<CardId> shown;
};
/// the Automa's cards for its turn. From the box `shown` tells them in the order they were drawn:
/// two in the first turn of a round, then one; none when the stack is empty.
struct DrawCards {
    core::StaticVector<CardId, 2> shown;
};
/// The Automa carries out what it decides, as far as it can without an answer.
struct TakeAutomaTurn {};
/// A guided faction: the proposal is carried out as it stands; the rest of the card is for the table.
struct AcceptProposal {};
/// Something the app cannot know, by hand: a guided faction's card.
struct AutomaBuilds {
    HexId hex;
    bool marked = false;
};
struct AutomaGains {
    std::int16_t vp = 0;
};

// Answers.

struct TellLevel {
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::int8_t level = 0;
};
struct TellScholars {
    Discipline discipline = Discipline::banking;
    ScholarSpaces spaces;
};
/// Covered power or book actions, or innovations still on the display.
struct TellSlots {
    SlotRow row = SlotRow::power_actions;
    Slots slots = 0;
};
struct TellRoundTile {
    std::uint8_t round = 1;
    std::uint8_t tile = 1;
};
struct TellFinalTile {
    std::uint8_t tile = 1;
};
struct TellPowerGained {
    std::uint8_t amount = 0;
};
struct TellCount {
    Player player = Player::human_1;
    Count count = Count::vp;
    std::int16_t value = 0;
};
struct TellFactionEnd {
    std::int16_t vp = 0;
};
/// Everything the Automa asks for now is as it was known last.
struct TellUnchanged {};

// The round and the game.

/// Phase III is done: the next round begins with a shuffled deck.
struct StartRound {};
/// The end scoring of all whose VP are known.
struct ScoreGame {};
/// Anything on the table is set right: a JSON patch (RFC 6902 list or RFC 7386 object) to the position.
struct Correct {
    nlohmann::json patch;
    std::string what; // for the label
};

// Cards only: deck, VP and pass.

/// The table has carried out the card, or the Automa passes. `vp`: what it scored; left out, what the card says
/// or, on a pass, the tile.
struct CardsTurnDone {
    std::optional<std::int16_t> vp;
};
/// The points that the table counted at the end.
struct CardsScoreGame {
    std::int16_t vp = 0;
};
/// The board as it was entered: from now on the app knows it. Round, order, VP and cards stay as they are.
struct TrackFully {
    std::shared_ptr<const State> board;
};
/// The board is left to the table again; what was last known of it is kept for a later return.
struct TrackCardsOnly {};

using Command =
    std::variant<HumanBuilds, HumanUpgrades, HumanAddsAnnex, HumanDigs, HumanBridges, HumanUsesAction,
                 HumanTakesInnovation, HumanSendsScholar, HumanAdvances, HumanDone, HumanPasses,
                 DrawSetupCard, DrawCards, TakeAutomaTurn, AcceptProposal, AutomaBuilds, AutomaGains,
                 TellLevel, TellScholars, TellSlots, TellRoundTile, TellFinalTile, TellPowerGained,
                 TellCount, TellFactionEnd, TellUnchanged, StartRound, ScoreGame, Correct, CardsTurnDone,
                 CardsScoreGame, TrackFully, TrackCardsOnly>;

struct Carried {
    core::Label label;
    Events events;
    State after;
    std::optional<Decision> decision; // of TakeAutomaTurn
    std::optional<Score> score;       // of ScoreGame
};

/// Pure. A human's command ends the human's turn unless `turn_goes_on`: several things can happen in one turn.
[[nodiscard]] core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state,
                                              const Command& command, bool turn_goes_on = false);

/// {"kind": "build", "player": "human_1", "hex": "E5", "turn_goes_on": false} …
struct ReadCommand {
    Command command;
    bool turn_goes_on = false;
};
[[nodiscard]] core::Result<ReadCommand> command_from_json(const Catalogue& catalogue, MapSide side,
                                                          const nlohmann::json& json);
[[nodiscard]] nlohmann::ordered_json command_to_json(const Catalogue& catalogue, MapSide side,
                                                     const ReadCommand& command);
/// How exports and scripts spell the commands, in the order of the variant; frozen.
[[nodiscard]] std::vector<std::string_view> command_names();

/// What a human may make of an own building; the first is what a tap proposes.
[[nodiscard]] core::StaticVector<Kind, 2> human_upgrades(const Catalogue& catalogue, const State& state,
                                                         HexId hex);
/// Free sites of which an end is built on by this human.
[[nodiscard]] std::vector<BridgeSiteId> human_bridge_sites(const Catalogue& catalogue, const State& state,
                                                           Player human);

/// Cards only: what lies on the table, as far as cards and tiles tell. Contract: the state has a turn.
struct CardsTurn {
    bool pass = false;
    std::string_view rule;            // of the pass
    std::optional<BonusPlace> bonus;  // of the pass
    std::optional<int> vp;            // none: the tile is not known
    const Card* action = nullptr;
    const Card* support = nullptr;
};
[[nodiscard]] CardsTurn cards_turn(const Catalogue& catalogue, const State& state);

/// The board of `board` in the game of `kept`, which gives everything else: round, order, VP, cards.
[[nodiscard]] State with_board_of(State kept, const State& board);

} // namespace automa::innovation
