#include "app/innovation/turn/desk.h"

#include "app/innovation/errors.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/labels.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>
#include <bit>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

} // namespace

InnovationDesk::InnovationDesk(InnovationGame& game, InnovationMap& map, QObject* parent)
    : QObject(parent), game_(game), map_(map) {
    connect(&game_, &InnovationGame::positionChanged, this, &InnovationDesk::clear);
}

bool InnovationDesk::placing() const {
    return game_.isOpen() && game_.state().app.phase == Phase::workshops;
}

Player InnovationDesk::who() const {
    return game_.humanToAct().value_or(Player::human_1);
}

void InnovationDesk::clear() {
    draft_ = {};
    refresh();
}

void InnovationDesk::refresh() {
    offered_ = draft_.hex && active() ? choicesFor(*draft_.hex) : std::vector<Choice>();
    workOut();
}

void InnovationDesk::workOut() {
    std::vector<InnovationHexChoice> rows;
    for (std::size_t i = 0; i < offered_.size(); ++i) {
        rows.push_back(offered_[i].row);
        rows.back().chosen = static_cast<int>(i) == draft_.choice;
    }
    choices_.show(std::move(rows));
    showKeys();
    emit changed();
}

void InnovationDesk::addBuilds(std::vector<Choice>& list, HexId hex) const {
    const Player player = who();
    const State& state = game_.state();
    list.push_back({HumanBuilds{player, hex},
                    {as_label(Names::building(id_of(Kind::workshop))), buildingSymbol(Kind::workshop), false,
                     false, in_supply(game_.facts(), state, player, Kind::workshop) == 0}});
    if (placing())
        return;
    const Terrain now = terrain_of(game_.map(), state, hex);
    const auto dig = [&](Terrain terrain, bool seldom) {
        list.push_back({HumanDigs{player, hex, terrain},
                        {translate("InnovationDesk", "Terrain only: %1").arg(Names::terrain(id_of(terrain))),
                         QStringLiteral("innovation_spade"), false, seldom}});
    };
    if (now != state.human(player).native)
        dig(state.human(player).native, false);
    for (std::size_t i = own_kinds; i < count_of<Kind>; ++i) {
        const auto kind = static_cast<Kind>(i);
        list.push_back({HumanBuilds{player, hex, kind},
                        {as_label(Names::building(id_of(kind))), buildingSymbol(kind), false, true}});
    }
    for (std::size_t i = 0; i < count_of<Terrain>; ++i)
        if (const auto terrain = static_cast<Terrain>(i);
            terrain != now && terrain != state.human(player).native)
            dig(terrain, true);
}

void InnovationDesk::addUpgrades(std::vector<Choice>& list, HexId hex) const {
    const Player player = who();
    const auto left = human_upgrades(game_.facts(), game_.state(), hex);
    for (const Kind kind : game_.facts().kind(building_on(game_.state(), hex)->kind).upgrades)
        list.push_back({HumanUpgrades{player, hex, kind},
                        {as_label(Names::building(id_of(kind))), buildingSymbol(kind), false, false,
                         !left.contains(kind)}});
    if (!building_on(game_.state(), hex)->annex)
        list.push_back(
            {HumanAddsAnnex{player, hex},
             {as_label(Names::building("annex")), QStringLiteral("innovation_annex"), false, true}});
}

void InnovationDesk::addBridges(std::vector<Choice>& list, HexId hex) const {
    for (const BridgeSiteId site : human_bridge_sites(game_.facts(), game_.state(), who())) {
        const auto& ends = game_.map().bridge_sites[site.index()].hexes;
        if (ends[0] != hex && ends[1] != hex)
            continue;
        const HexId other = ends[0] == hex ? ends[1] : ends[0];
        list.push_back({HumanBridges{who(), site},
                        {translate("InnovationDesk", "Bridge to %1").arg(hexCode(game_.map(), other)),
                         QStringLiteral("innovation_bridge")}});
    }
}

std::vector<InnovationDesk::Choice> InnovationDesk::choicesFor(HexId hex) const {
    std::vector<Choice> list;
    const Building* building = building_on(game_.state(), hex);
    if (!building)
        addBuilds(list, hex);
    else if (building->owner == who() && !placing())
        addUpgrades(list, hex);
    if (!placing())
        addBridges(list, hex);
    std::ranges::stable_partition(list, [](const Choice& choice) { return !choice.row.seldom; });
    return list;
}

void InnovationDesk::tapHex(const QString& id) {
    const auto hex = game_.isOpen() ? game_.map().find(id.toStdString()) : std::nullopt;
    if (!active() || !hex || !game_.map().land.has(*hex))
        return;
    draft_.pass = false;
    if (draft_.hex != hex) {
        draft_.hex = hex;
        offered_ = choicesFor(*hex);
        const auto likely = std::ranges::find_if(
            offered_, [](const Choice& choice) { return !choice.row.seldom && !choice.row.off; });
        draft_.choice = likely == offered_.end() ? -1 : static_cast<int>(likely - offered_.begin());
    }
    workOut();
}

void InnovationDesk::clearHex() {
    draft_.hex.reset();
    draft_.choice = -1;
    offered_.clear();
    workOut();
}

void InnovationDesk::choose(int choice) {
    if (choice < 0 || choice >= static_cast<int>(offered_.size())
        || offered_[static_cast<std::size_t>(choice)].row.off)
        return;
    draft_.choice = choice;
    workOut();
}

void InnovationDesk::usePower(int slot) {
    if (!active() || has_slot(game_.state().power_actions.value, slot))
        return;
    draft_.pass = false;
    draft_.power = with_slot(draft_.power, slot);
    workOut();
}

void InnovationDesk::useBook(int slot) {
    if (!active() || has_slot(game_.state().book_actions.value, slot))
        return;
    draft_.pass = false;
    draft_.books = with_slot(draft_.books, slot);
    workOut();
}

void InnovationDesk::takeInnovation(int slot) {
    if (!active() || !has_slot(game_.state().innovations.value, slot))
        return;
    draft_.pass = false;
    draft_.innovations = with_slot(draft_.innovations, slot);
    workOut();
}

void InnovationDesk::study(int discipline, InnovationStudy::Study how) {
    if (!active() || discipline < 0 || discipline >= static_cast<int>(count_of<Discipline>))
        return;
    const auto at = static_cast<std::size_t>(discipline);
    if (how == InnovationStudy::Scholar && !freeSpace(at))
        return;
    draft_.science[at] = how; // with a pass too: some bonus tiles give levels
    workOut();
}

void InnovationDesk::pass() {
    if (!active() || placing())
        return;
    draft_ = {};
    draft_.pass = true;
    refresh();
}

std::optional<std::uint8_t> InnovationDesk::freeSpace(std::size_t discipline) const {
    const ScholarSpaces& spaces = game_.state().scholars[discipline].value;
    const auto free = std::ranges::find_if(spaces, [](const auto& owner) { return !owner; });
    if (free == spaces.end())
        return std::nullopt;
    return static_cast<std::uint8_t>(free - spaces.begin());
}

std::vector<Command> InnovationDesk::parts() const {
    std::vector<Command> all;
    if (!active())
        return all;
    const Player player = who();
    if (draft_.choice >= 0)
        all.push_back(offered_[static_cast<std::size_t>(draft_.choice)].command);
    for (int slot = 1; slot <= static_cast<int>(power_action_count); ++slot)
        if (has_slot(draft_.power, slot))
            all.emplace_back(
                HumanUsesAction{player, SlotRow::power_actions, static_cast<std::uint8_t>(slot)});
    for (int slot = 1; slot <= static_cast<int>(book_action_count); ++slot)
        if (has_slot(draft_.books, slot))
            all.emplace_back(HumanUsesAction{player, SlotRow::book_actions, static_cast<std::uint8_t>(slot)});
    for (int slot = 1; slot <= static_cast<int>(max_innovation_slots); ++slot)
        if (has_slot(draft_.innovations, slot))
            all.emplace_back(HumanTakesInnovation{player, static_cast<std::uint8_t>(slot)});
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        const InnovationStudy::Study how = draft_.science[d];
        if (how == InnovationStudy::Scholar)
            all.emplace_back(
                HumanSendsScholar{player, static_cast<Discipline>(d), freeSpace(d).value_or(0), {}});
        else if (how != InnovationStudy::None)
            all.emplace_back(HumanAdvances{player,
                                           static_cast<Discipline>(d),
                                           static_cast<std::int8_t>(how == InnovationStudy::OneLevel ? 1 : 2),
                                           {}});
    }
    return all;
}

void InnovationDesk::confirm(bool goesOn) {
    if (!active() || !ready())
        return;
    std::vector<Command> all = parts();
    if (draft_.pass)
        all.emplace_back(HumanPasses{who()});
    else if (all.empty())
        all = {HumanDone{who()}};
    if (const core::Status done = game_.perform(Move(std::move(all)), goesOn); !done.ok())
        emit refused(innovationErrorText(done.error()));
}

bool InnovationDesk::ready() const {
    return active() && (!placing() || draft_.choice >= 0);
}

} // namespace automa::app::innovation_app
