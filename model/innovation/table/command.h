// What the people at the table tell the app, checked and turned into events. Each is one whole, undoable
// action.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"
#include "model/innovation/table/score.h"
#include "model/innovation/turn/decision.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace automa::innovation {

// A human's turn. All but the last two may be followed by more of the same turn.

/// A workshop unless told otherwise; also one of the first workshops.
struct HumanBuilds {
    static constexpr std::string_view kind = "build";
    Player player = Player::human_1;
    HexId hex;
    Kind building = Kind::workshop;
    bool annex = false;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("hex", c.hex);
        field("building", c.building, core::or_default);
        field("annex", c.annex);
    }
};
struct HumanUpgrades {
    static constexpr std::string_view kind = "upgrade";
    Player player = Player::human_1;
    HexId hex;
    Kind to = Kind::guild;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("hex", c.hex);
        field("to", c.to);
    }
};
struct HumanAddsAnnex {
    static constexpr std::string_view kind = "annex";
    Player player = Player::human_1;
    HexId hex;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("hex", c.hex);
    }
};
/// Spades without a building.
struct HumanDigs {
    static constexpr std::string_view kind = "dig";
    Player player = Player::human_1;
    HexId hex;
    Terrain terrain = Terrain::desert;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("hex", c.hex);
        field("terrain", c.terrain);
    }
};
struct HumanBridges {
    static constexpr std::string_view kind = "bridge";
    Player player = Player::human_1;
    BridgeSiteId site;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("hexes", c.site);
    }
};
/// A power or book action: an X token on its slot.
struct HumanUsesAction {
    static constexpr std::string_view kind = "use_action";
    Player player = Player::human_1;
    SlotRow row = SlotRow::power_actions;
    std::uint8_t slot = 1;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("row", c.row);
        field("slot", c.slot, bounds::slot);
    }
};
struct HumanTakesInnovation {
    static constexpr std::string_view kind = "take_innovation";
    Player player = Player::human_1;
    std::uint8_t slot = 1;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("slot", c.slot, bounds::slot);
    }
};
/// A scholar on this space; the marker moves by its value unless `levels` says otherwise.
struct HumanSendsScholar {
    static constexpr std::string_view kind = "send_scholar";
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::uint8_t space = 0;
    std::optional<std::int8_t> levels;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("discipline", c.discipline);
        field("space", c.space, bounds::space);
        field("levels", c.levels, bounds::level);
    }
};
/// By so many levels, or to a level where the app did not know the one before.
struct HumanAdvances {
    static constexpr std::string_view kind = "advance";
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::optional<std::int8_t> levels;
    std::optional<std::int8_t> to;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("discipline", c.discipline);
        field("levels", c.levels, bounds::level);
        field("to", c.to, bounds::level);
    }
};
/// The turn is over.
struct HumanDone {
    static constexpr std::string_view kind = "done";
    Player player = Player::human_1;
    static void fields(auto& c, auto&& field) { field("player", c.player); }
};
struct HumanPasses {
    static constexpr std::string_view kind = "pass";
    Player player = Player::human_1;
    static void fields(auto& c, auto&& field) { field("player", c.player); }
};

// The Automa.

/// the card for the first workshops. `shown`: the one that people drew.
struct DrawSetupCard {
    static constexpr std::string_view kind = "draw_setup_card";
    std::optional<CardId> shown;
    static void fields(auto& c, auto&& field) { field("shown", c.shown); }
};
/// the Automa's cards for its turn. From the box `shown` tells them in the order they were drawn:
/// two in the first turn of a round, then one; none when the stack is empty.
struct DrawCards {
    static constexpr std::string_view kind = "draw_cards";
    core::StaticVector<CardId, 2> shown;
    static void fields(auto& c, auto&& field) { field("shown", c.shown, core::or_default, core::at_most(2)); }
};
/// The Automa carries out what it decides, as far as it can without an answer.
struct TakeAutomaTurn {
    static constexpr std::string_view kind = "automa_turn";
    static void fields(auto&, auto&&) {}
};
/// A guided faction: the proposal is carried out as it stands; the rest of the card is for the table.
struct AcceptProposal {
    static constexpr std::string_view kind = "accept_proposal";
    static void fields(auto&, auto&&) {}
};
/// Something the app cannot know, by hand: a guided faction's card.
struct AutomaBuilds {
    static constexpr std::string_view kind = "automa_builds";
    HexId hex;
    bool marked = false;
    static void fields(auto& c, auto&& field) {
        field("hex", c.hex);
        field("marked", c.marked);
    }
};
struct AutomaGains {
    static constexpr std::string_view kind = "automa_gains";
    std::int16_t vp = 0;
    static void fields(auto& c, auto&& field) { field("vp", c.vp, bounds::change); }
};

// Answers.

struct TellLevel {
    static constexpr std::string_view kind = "tell_level";
    Player player = Player::human_1;
    Discipline discipline = Discipline::banking;
    std::int8_t level = 0;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("discipline", c.discipline);
        field("level", c.level, bounds::level);
    }
};
struct TellScholars {
    static constexpr std::string_view kind = "tell_scholars";
    Discipline discipline = Discipline::banking;
    ScholarSpaces spaces;
    static void fields(auto& c, auto&& field) {
        field("discipline", c.discipline);
        field("spaces", c.spaces);
    }
};
/// Covered power or book actions, or innovations still on the display.
struct TellSlots {
    static constexpr std::string_view kind = "tell_slots";
    SlotRow row = SlotRow::power_actions;
    SlotSet set; // `slots` is a word of Qt
    static void fields(auto& c, auto&& field) {
        field("row", c.row);
        field("slots", c.set);
    }
};
struct TellRoundTile {
    static constexpr std::string_view kind = "tell_round_tile";
    std::uint8_t round = 1;
    std::uint8_t tile = 1;
    static void fields(auto& c, auto&& field) {
        field("round", c.round, bounds::round);
        field("tile", c.tile, bounds::round_tile);
    }
};
struct TellFinalTile {
    static constexpr std::string_view kind = "tell_final_tile";
    std::uint8_t tile = 1;
    static void fields(auto& c, auto&& field) { field("tile", c.tile, bounds::final_tile); }
};
struct TellPowerGained {
    static constexpr std::string_view kind = "tell_power_gained";
    std::uint8_t amount = 0;
    static void fields(auto& c, auto&& field) { field("amount", c.amount, bounds::power); }
};
struct TellCount {
    static constexpr std::string_view kind = "tell_count";
    Player player = Player::human_1;
    Count count = Count::vp;
    std::int16_t value = 0;
    static void fields(auto& c, auto&& field) {
        field("player", c.player);
        field("count", c.count);
        field("value", c.value, bounds::points);
    }
};
struct TellFactionEnd {
    static constexpr std::string_view kind = "tell_faction_end";
    std::int16_t vp = 0;
    static void fields(auto& c, auto&& field) { field("vp", c.vp, bounds::points); }
};
/// Two humans: the higher of their markers.
struct TellHighest {
    static constexpr std::string_view kind = "tell_highest";
    Discipline discipline = Discipline::banking;
    std::int8_t level = 0;
    static void fields(auto& c, auto&& field) {
        field("discipline", c.discipline);
        field("level", c.level, bounds::level);
    }
};
/// Everything the Automa asks for now is as it was known last.
struct TellUnchanged {
    static constexpr std::string_view kind = "tell_unchanged";
    static void fields(auto&, auto&&) {}
};

// The round and the game.

/// Phase III is done: the next round begins with a shuffled deck.
struct StartRound {
    static constexpr std::string_view kind = "start_round";
    static void fields(auto&, auto&&) {}
};
/// The end scoring of all whose VP are known.
struct ScoreGame {
    static constexpr std::string_view kind = "score_game";
    static void fields(auto&, auto&&) {}
};
/// A whole position as it should be. Scripts write the way to it as a JSON patch (RFC 6902 list or RFC 7386
/// object) to the position that they correct.
struct Wanted {
    std::shared_ptr<const State> position;
};
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

// Cards only: deck, VP and pass.

/// The table has carried out the card, or the Automa passes. `vp`: what it scored; left out, what the card
/// says or, on a pass, the tile.
struct CardsTurnDone {
    static constexpr std::string_view kind = "cards_turn_done";
    std::optional<std::int16_t> vp;
    static void fields(auto& c, auto&& field) { field("vp", c.vp, bounds::change); }
};
/// The points that the table counted at the end.
struct CardsScoreGame {
    static constexpr std::string_view kind = "cards_score_game";
    std::int16_t vp = 0;
    static void fields(auto& c, auto&& field) { field("vp", c.vp, bounds::points); }
};
/// The board as it was entered: from now on the app knows it. Round, order, VP and cards stay as they are.
struct TrackFully {
    static constexpr std::string_view kind = "track_fully";
    std::shared_ptr<const State> board;
    static void fields(auto& c, auto&& field) { field("board", c.board); }
};
/// The board is left to the table again; what was last known of it is kept for a later return.
struct TrackCardsOnly {
    static constexpr std::string_view kind = "track_cards_only";
    static void fields(auto&, auto&&) {}
};

using Command =
    std::variant<HumanBuilds, HumanUpgrades, HumanAddsAnnex, HumanDigs, HumanBridges, HumanUsesAction,
                 HumanTakesInnovation, HumanSendsScholar, HumanAdvances, HumanDone, HumanPasses,
                 DrawSetupCard, DrawCards, TakeAutomaTurn, AcceptProposal, AutomaBuilds, AutomaGains,
                 TellLevel, TellScholars, TellSlots, TellRoundTile, TellFinalTile, TellPowerGained, TellCount,
                 TellFactionEnd, TellUnchanged, StartRound, ScoreGame, Correct, CardsTurnDone, CardsScoreGame,
                 TrackFully, TrackCardsOnly, TellHighest>;

struct Carried {
    core::Label label;
    Events events;
    State after;
    std::optional<Decision> decision; // of TakeAutomaTurn
    std::optional<Score> score;       // of ScoreGame
};

/// Pure. A human's command ends the human's turn unless `turn_goes_on`: several things can happen in one
/// turn.
[[nodiscard]] core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state,
                                              const Command& command, bool turn_goes_on = false);

/// What a human may make of an own building; the first is what a tap proposes.
[[nodiscard]] core::StaticVector<Kind, 2> human_upgrades(const Catalogue& catalogue, const State& state,
                                                         HexId hex);
/// Free sites of which an end is built on by this human.
[[nodiscard]] std::vector<BridgeSiteId> human_bridge_sites(const Catalogue& catalogue, const State& state,
                                                           Player human);

/// Cards only: what lies on the table, as far as cards and tiles tell. Contract: the state has a turn.
struct CardsTurn {
    bool pass = false;
    std::string_view rule;           // of the pass
    std::optional<BonusPlace> bonus; // of the pass
    bool faction = false;            // the card shows the faction action
    std::optional<int> vp;           // none: the tile, or what a guided faction's card gives, is not known
    const Card* action = nullptr;
    const Card* support = nullptr;
};
[[nodiscard]] CardsTurn cards_turn(const Catalogue& catalogue, const State& state);

/// The board of `board` in the game of `kept`, which gives everything else: round, order, VP, cards.
[[nodiscard]] State with_board_of(State kept, const State& board);

} // namespace automa::innovation
