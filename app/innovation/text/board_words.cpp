#include "app/innovation/text/board_words.h"

#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"
#include "model/innovation/state/event.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

QString scienceLine(Discipline discipline, int level) {
    return translate("InnovationBoardWords", "%1: level %2", "a discipline of science")
        .arg(as_label(Names::discipline(id_of(discipline))))
        .arg(level);
}

BoardSection roundWords(const State& state) {
    BoardSection section;
    section.title = state.app.phase == Phase::workshops
                        ? translate("InnovationTable", "First workshops")
                        : translate("InnovationTable", "Round %1 of %2").arg(state.round).arg(round_count);
    QStringList order;
    for (const Player player : state.turn_order)
        order << Names::player(id_of(player));
    section.lines << translate("InnovationBoardWords", "Turn order: %1").arg(joined(order));
    const auto acting = state.turn ? std::optional(Player::automa) : player_in_turn(state);
    if (acting)
        section.lines
            << translate("InnovationBoardWords", "Whose turn it is: %1").arg(Names::player(id_of(*acting)));
    QStringList passed;
    for (const Player player : state.passed)
        passed << Names::player(id_of(player));
    if (!passed.isEmpty())
        section.lines << translate("InnovationBoardWords", "Have passed: %1").arg(joined(passed));
    return section;
}

BoardSection automaWords(const Catalogue& facts, const State& state) {
    const AutomaState& automa = state.automa;
    BoardSection section;
    section.title = Names::automa(id_of(automa.faction));
    QStringList& lines = section.lines;
    lines << joined(
        {Names::level(id_of(automa.level)), Names::terrain(id_of(automa.native)), Names::vp(automa.vp)});
    if (state.app.tracking == Tracking::cards_only)
        return section;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        lines << scienceLine(static_cast<Discipline>(d), automa.science[d]);
    lines
        << translate("InnovationBoardWords", "In supply: %1").arg(Names::reward("scholar", automa.scholars));
    lines << translate("InnovationBoardWords", "Innovations taken: %1").arg(automa.innovations);
    for (std::size_t k = 0; k < own_kinds; ++k) {
        const auto kind = static_cast<Kind>(k);
        QStringList places;
        for (const Building& building : state.buildings)
            if (building.owner == Player::automa && building.kind == kind)
                places << hexCode(facts.map(state.map), building.hex);
        if (!places.isEmpty())
            lines << translate("InnovationBoardWords", "%1: %2", "a kind of building and where it stands")
                         .arg(as_label(Names::building(id_of(kind))), joined(places));
    }
    return section;
}

BoardSection humanWords(const Catalogue& facts, const State& state, Player player) {
    const Human& human = state.human(player);
    BoardSection section;
    section.title = as_label(Names::player(id_of(player)));
    QStringList& lines = section.lines;
    QStringList head{Names::terrain(id_of(human.native))};
    if (human.vp)
        head << Names::vp(*human.vp);
    lines << as_label(joined(head));
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        if (human.science[d])
            lines << scienceLine(static_cast<Discipline>(d), *human.science[d]);
    QStringList places;
    for (const Building& building : state.buildings)
        if (building.owner == player)
            places << hexCode(facts.map(state.map), building.hex);
    if (!places.isEmpty())
        lines << translate("InnovationBoardWords", "Buildings: %1").arg(joined(places));
    return section;
}

/// What stands on the map, row by row.
void addRows(BoardSections& sections, const Catalogue& facts, const State& state) {
    const Map& map = facts.map(state.map);
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const HexId hex(i);
        const QString words = hexWords(facts, state, hex);
        if (words == hexName(facts, state, hex))
            continue;
        const QString title =
            translate("InnovationBoardWords", "Row %1", "of the map").arg(hexCode(map, hex).left(1));
        if (sections.back().title != title)
            sections.push_back({title, {}});
        sections.back().lines << as_label(words);
    }
    QStringList bridges;
    for (std::size_t i = 0; i < map.bridge_sites.size(); ++i)
        if (const auto owner = state.bridges[i])
            bridges << translate("InnovationBoardWords", "Bridge from %1, to %2: %3", "hexes, owner")
                           .arg(hexCode(map, map.bridge_sites[i].hexes[0]),
                                hexCode(map, map.bridge_sites[i].hexes[1]), Names::player(id_of(*owner)));
    if (!bridges.isEmpty())
        sections.push_back({translate("InnovationBoardWords", "Bridges"), bridges});
}

/// The actions of the board that are covered, as far as that was told.
void addSlots(QStringList& lines, const State& state, SlotRow which, int count) {
    const Told<Slots>& told = slots_of(state, which);
    if (!told)
        return;
    const bool left = which == SlotRow::innovations;
    QStringList numbers;
    for (int slot = 1; slot <= count; ++slot)
        if (has_slot(*told, slot))
            numbers << QString::number(slot);
    const QString which_ones =
        numbers.isEmpty() ? translate("InnovationBoardWords", "none", "of the actions or innovations")
                          : joined(numbers);
    lines << (left ? translate("InnovationBoardWords", "Innovations left: %1")
              : which == SlotRow::power_actions
                  ? translate("InnovationBoardWords", "Power actions covered: %1")
                  : translate("InnovationBoardWords", "Book actions covered: %1"))
                 .arg(which_ones);
}

BoardSection offerWords(const Catalogue& facts, const State& state) {
    BoardSection section;
    section.title = translate("InnovationBoardWords", "On offer");
    for (int round = state.round; round <= static_cast<int>(round_count); ++round)
        if (const auto tile = state.round_tiles[static_cast<std::size_t>(round - 1)])
            section.lines << translate("InnovationBoardWords", "Round %1: %2", "what its tile scores")
                                 .arg(round)
                                 .arg(Names::scoring(
                                     id_of(std::string_view(facts.round_tile(*tile).scoring))));
    if (state.final_tile)
        section.lines << translate("InnovationBoardWords", "Final tile: %1")
                             .arg(Names::scoring(
                                 id_of(std::string_view(facts.final_tile(*state.final_tile).scoring))));
    addSlots(section.lines, state, SlotRow::power_actions, static_cast<int>(power_action_count));
    addSlots(section.lines, state, SlotRow::book_actions, static_cast<int>(book_action_count));
    addSlots(section.lines, state, SlotRow::innovations, facts.innovation_slots(state.human_count));
    return section;
}

} // namespace

BoardSections boardInWords(const Catalogue& facts, const State& state) {
    BoardSections sections{roundWords(state), automaWords(facts, state)};
    for (const Player player : {Player::human_1, Player::human_2})
        if (state.plays(player))
            sections.push_back(humanWords(facts, state, player));
    if (state.app.tracking == Tracking::full) {
        addRows(sections, facts, state);
        if (BoardSection offers = offerWords(facts, state); !offers.lines.isEmpty())
            sections.push_back(std::move(offers));
    }
    return sections;
}

} // namespace automa::app::innovation_app
