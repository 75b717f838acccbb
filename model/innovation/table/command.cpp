// A human's commands, answers, rounds and corrections.
#include "model/core/replay.h"
#include "model/innovation/rules.h"
#include "model/innovation/state/board.h"
#include "model/innovation/state/check.h"
#include "model/innovation/table/carrier.h"

#include <algorithm>

namespace automa::innovation {
namespace {

std::string text(std::string_view view) {
    return std::string(view);
}

} // namespace

Carried Carrier::run(const Command& command) {
    std::visit([&](const auto& c) { carry(c); }, command);
    result_.events = std::move(play_.events);
    result_.after = std::move(play_.state);
    return std::move(result_);
}

void Carrier::record(const Event& event, const char* path, std::string_view why) {
    if (!can_apply(facts_, state(), event).ok())
        refuse("not_possible", path, std::string(why));
    play_.record(event);
}

void Carrier::expect_human(Player player, bool board) const {
    if (!is_human(player) || !state().plays(player))
        refuse("not_human", "/player", "Only a human who takes part can do this.");
    if (state().turn)
        refuse("automa_turn", "/turn", "The Automa is in the middle of its turn.");
    if (state().app.phase != Phase::actions && state().app.phase != Phase::workshops)
        refuse("wrong_phase", "/phase", "This can only be done while the round is on.");
    if (state().has_passed(player))
        refuse("passed", "/player", "This human has passed already.");
    if (player_in_turn(state()) != player)
        refuse("not_in_turn", "/player", "It is not this human’s turn.");
    if (board && state().app.tracking == Tracking::cards_only)
        refuse("cards_only", "/tracking", "Only the cards are tracked: the board is the table’s own affair.");
}

void Carrier::expect_human_or_round_end(Player player) const {
    const bool between = state().app.phase == Phase::round_end && is_human(player) && state().plays(player)
                         && state().app.tracking == Tracking::full;
    if (!between)
        expect_human(player);
}

void Carrier::expect_own(Player player, HexId hex) const {
    const Building* building = building_on(state(), hex);
    if (building == nullptr || building->owner != player)
        refuse("not_own", "/hex", "No building of this human stands there.");
}

void Carrier::end_turn(Player player) {
    if (!goes_on_ && state().app.phase != Phase::round_end)
        play_.record(TurnEnded{player});
}

void Carrier::carry(const HumanBuilds& c) {
    expect_human(c.player);
    record(Built{c.player, c.hex, c.building, false, c.annex}, "/hex",
           "Nothing can be built there: the hex is taken or a river, or no such piece is left.");
    label("human_built", {{"player", text(name_of(c.player))},
                          {"building", text(name_of(c.building))},
                          {"hex", hex_name(c.hex)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanUpgrades& c) {
    expect_human(c.player);
    expect_own(c.player, c.hex);
    const auto allowed = human_upgrades(facts_, state(), c.hex);
    if (!allowed.contains(c.to))
        refuse("no_upgrade", "/to", "The building on this hex cannot become that, or no such piece is left.");
    play_.record(Upgraded{c.hex, c.to});
    label("human_upgraded",
          {{"player", text(name_of(c.player))}, {"building", text(name_of(c.to))}, {"hex", hex_name(c.hex)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanAddsAnnex& c) {
    expect_human(c.player);
    expect_own(c.player, c.hex);
    record(AnnexAdded{c.hex}, "/hex", "An annex stands there already.");
    label("human_added_annex", {{"player", text(name_of(c.player))}, {"hex", hex_name(c.hex)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanDigs& c) {
    expect_human_or_round_end(c.player);
    const bool printed = map().hex(c.hex).terrain == c.terrain;
    record(TerrainChanged{c.hex, printed ? std::nullopt : std::optional(c.terrain)}, "/hex",
           "Only empty land can be terraformed.");
    label("human_dug", {{"player", text(name_of(c.player))},
                        {"hex", hex_name(c.hex)},
                        {"terrain", text(name_of(c.terrain))}});
    end_turn(c.player);
}

void Carrier::carry(const HumanBridges& c) {
    expect_human(c.player);
    record(BridgeBuilt{c.player, c.site}, "/hexes", "A bridge stands there already.");
    const auto& ends = map().bridge_sites[c.site.index()].hexes;
    label("human_bridged",
          {{"player", text(name_of(c.player))}, {"from", hex_name(ends[0])}, {"to", hex_name(ends[1])}});
    end_turn(c.player);
}

void Carrier::carry(const HumanUsesAction& c) {
    expect_human(c.player);
    record(ActionCovered{c.row, c.slot}, "/slot",
           "This action is covered already, or there is no such slot.");
    label("human_used_action", {{"player", text(name_of(c.player))},
                                {"row", text(name_of(c.row))},
                                {"slot", std::to_string(c.slot)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanTakesInnovation& c) {
    expect_human(c.player);
    record(InnovationTaken{c.player, c.slot}, "/slot", "No innovation lies there.");
    label("human_took_innovation", {{"player", text(name_of(c.player))}, {"slot", std::to_string(c.slot)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanSendsScholar& c) {
    expect_human(c.player);
    record(ScholarSent{c.player, c.discipline, c.space}, "/space", "This scholar space is taken.");
    const std::size_t d = index_of(c.discipline);
    const int value = facts_.science.spaces[d][c.space];
    const int level = state().human(c.player).science[d].value;
    const int levels = c.levels.value_or(static_cast<std::int8_t>(std::min(value, top_level - level)));
    record(ScienceAdvanced{c.player, c.discipline, static_cast<std::int8_t>(levels)}, "/levels",
           "The marker cannot stand there.");
    label("human_sent_scholar", {{"player", text(name_of(c.player))},
                                 {"discipline", text(name_of(c.discipline))},
                                 {"levels", std::to_string(levels)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanAdvances& c) {
    expect_human_or_round_end(c.player);
    if (c.levels.has_value() == c.to.has_value())
        refuse("levels_or_to", "/levels", "Either how many levels, or to which level.");
    if (c.to)
        record(LevelTold{c.player, c.discipline, *c.to}, "/to", "The marker cannot stand there.");
    else
        record(ScienceAdvanced{c.player, c.discipline, *c.levels}, "/levels",
               "The marker cannot stand there.");
    label("human_advanced",
          {{"player", text(name_of(c.player))},
           {"discipline", text(name_of(c.discipline))},
           {"level", std::to_string(state().human(c.player).science[index_of(c.discipline)].value)}});
    end_turn(c.player);
}

void Carrier::carry(const HumanDone& c) {
    expect_human(c.player, false);
    play_.record(TurnEnded{c.player});
    label("human_done", {{"player", text(name_of(c.player))}});
}

void Carrier::carry(const HumanPasses& c) {
    expect_human(c.player, false);
    if (state().app.phase == Phase::workshops)
        refuse("wrong_phase", "/phase", "Nobody passes before round 1.");
    play_.record(Passed{c.player});
    play_.record(TurnEnded{c.player});
    label("human_passed",
          {{"player", text(name_of(c.player))}, {"place", std::to_string(state().passed.size())}});
}

void Carrier::carry(const TellLevel& c) {
    record(LevelTold{c.player, c.discipline, c.level}, "/level", "The marker cannot stand there.");
    label("level_told", {{"player", text(name_of(c.player))},
                         {"discipline", text(name_of(c.discipline))},
                         {"level", std::to_string(c.level)}});
}

void Carrier::carry(const TellHighest& c) {
    record(HighestTold{c.discipline, c.level}, "/level", "The marker cannot stand there.");
    label("highest_told", {{"discipline", text(name_of(c.discipline))}, {"level", std::to_string(c.level)}});
}

void Carrier::carry(const TellScholars& c) {
    record(ScholarsTold{c.discipline, c.spaces}, "/spaces",
           "The scholars cannot stand so: nobody has more than " + std::to_string(facts_.science.scholars)
               + ", and the Automa’s are counted.");
    label("scholars_told", {{"discipline", text(name_of(c.discipline))}});
}

void Carrier::carry(const TellSlots& c) {
    record(SlotsTold{c.row, c.set}, "/slots", "There are not so many slots.");
    label("slots_told", {{"row", text(name_of(c.row))}});
}

void Carrier::carry(const TellRoundTile& c) {
    record(RoundTileTold{c.round, c.tile}, "/tile", "This tile cannot lie on that round.");
    label("round_tile_told", {{"round", std::to_string(c.round)}, {"tile", std::to_string(c.tile)}});
}

void Carrier::carry(const TellFinalTile& c) {
    record(FinalTileTold{c.tile}, "/tile", "There is no such final tile.");
    label("final_tile_told", {{"tile", std::to_string(c.tile)}});
}

void Carrier::carry(const TellPowerGained& c) {
    record(PowerGainedTold{c.amount}, "/amount", "The Automa has not asked how much power was gained.");
    label("power_gained_told", {{"amount", std::to_string(c.amount)}});
}

void Carrier::carry(const TellCount& c) {
    record(CountTold{c.player, c.count, c.value}, "/value", "This number is out of range.");
    label("count_told", {{"player", text(name_of(c.player))},
                         {"count", text(name_of(c.count))},
                         {"value", std::to_string(c.value)}});
}

void Carrier::carry(const TellFactionEnd& c) {
    record(FactionEndTold{c.vp}, "/vp", "This number is out of range.");
    label("faction_end_told", {{"vp", std::to_string(c.vp)}});
}

void Carrier::carry(const TellUnchanged&) {
    const auto asked = decide(facts_, state());
    if (!asked.ok())
        throw Illegal{asked.error()};
    bool any = false;
    const auto tell = [&](const Event& event) {
        record(event, "/turn", "What was known last cannot be: please tell what is there.");
        any = true;
    };
    for (const Need& need : asked.value().needs) {
        switch (need.what) {
        case NeedKind::science:
            tell(LevelTold{*need.player, *need.discipline,
                           state().human(*need.player).science[index_of(*need.discipline)].value});
            break;
        case NeedKind::scholars:
            tell(ScholarsTold{*need.discipline, state().scholars[index_of(*need.discipline)].value});
            break;
        case NeedKind::innovations:
            tell(SlotsTold{SlotRow::innovations, {state().innovations.value}});
            break;
        case NeedKind::power_actions:
            tell(SlotsTold{SlotRow::power_actions, {state().power_actions.value}});
            break;
        case NeedKind::book_actions:
            tell(SlotsTold{SlotRow::book_actions, {state().book_actions.value}});
            break;
        default:
            break;
        }
    }
    if (!any)
        refuse("nothing_asked", "/turn", "The Automa asks for nothing that was known before.");
    label("unchanged_told");
}

void Carrier::carry(const StartRound&) {
    if (state().app.phase != Phase::round_end)
        refuse("wrong_phase", "/phase", "The round is not at its end.");
    if (state().round == round_count)
        refuse("last_round", "/round",
               "Round " + std::to_string(round_count) + " was the last one: the game is to be scored.");
    play_.record(RoundAdvanced{});
    if (state().cards.shuffle)
        play_.record(DeckShuffled{});
    label("round_started", {{"round", std::to_string(state().round)}});
}

void Carrier::expect_game_to_score() const {
    if (state().app.phase != Phase::round_end || state().round != round_count)
        refuse("wrong_phase", "/phase",
               "The game is scored at the end of round " + std::to_string(round_count) + ".");
}

void Carrier::carry(const ScoreGame&) {
    expect_game_to_score();
    const auto score = final_score(facts_, state());
    if (!score.ok())
        throw Illegal{score.error()};
    if (!score.value().needs.empty())
        refuse("needs", "/players", "Something that counts at the end is not known yet.");
    const auto gain = [&](Player player, int vp, Reason reason) {
        if (vp != 0 && (player == Player::automa || state().human(player).vp))
            record(VpChanged{player, static_cast<std::int16_t>(vp), reason}, "/vp",
                   "Nobody has so many points.");
    };
    for (const AreaScore& area : score.value().area)
        gain(area.player, area.vp, Reason::area);
    for (const auto& discipline : score.value().science)
        for (const LevelScore& level : discipline)
            gain(level.player, level.vp, Reason::science);
    gain(Player::automa, score.value().faction.value_or(0), Reason::faction_end);
    play_.record(PhaseEntered{Phase::game_over});
    result_.score = score.value();
    label("game_scored");
}

void Carrier::carry(const Correct& c) {
    if (c.wanted.position == nullptr)
        refuse("no_position", "/patch", "The corrected position is missing.");
    if (const core::Status possible = check_position(facts_, *c.wanted.position); !possible.ok())
        throw Illegal{possible.error()};
    record(PositionCorrected{c.wanted.position}, "/patch", "A game keeps its map and its players.");
    label("corrected", {{"what", c.what}});
}

core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state, const Command& command,
                                bool turn_goes_on) {
    try {
        Carried carried = Carrier(catalogue, state, turn_goes_on).run(command);
        if (auto fault = core::impossible<Rules>(catalogue, state, carried))
            return *fault;
        return carried;
    } catch (const Illegal& illegal) {
        return illegal.error;
    }
}

core::StaticVector<Kind, 2> human_upgrades(const Catalogue& catalogue, const State& state, HexId hex) {
    core::StaticVector<Kind, 2> kinds;
    const Building* building = building_on(state, hex);
    if (building == nullptr)
        return kinds;
    const Supply supply = supply_of(catalogue, state, building->owner);
    for (const Kind kind : catalogue.kind(building->kind).upgrades)
        if (supply[index_of(kind)] > 0)
            kinds.push_back(kind);
    return kinds;
}

std::vector<BridgeSiteId> human_bridge_sites(const Catalogue& catalogue, const State& state, Player human) {
    std::vector<BridgeSiteId> sites;
    const Map& map = catalogue.map(state.map);
    const Board board(catalogue, state);
    const HexSet& own = board.of(human);
    for (std::size_t i = 0; i < map.bridge_sites.size(); ++i) {
        const auto& ends = map.bridge_sites[i].hexes;
        if (!state.bridges[i] && (own.has(ends[0]) || own.has(ends[1])))
            sites.emplace_back(i);
    }
    return sites;
}

} // namespace automa::innovation
