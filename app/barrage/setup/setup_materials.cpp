#include "app/barrage/setup/setup_materials.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// "11 engineers and the architect"
QString engineersOf(const CompanyState& who) {
    const QString plain = BarrageNames::engineers(who.engineers);
    return who.architect == Architect::none ? plain
                                            : translate("BarrageSetup", "%1 and the architect").arg(plain);
}

std::vector<StepLine> piecesOf(const Catalogue& facts, const State& state, Company company) {
    const CompanyState& who = state.company(company);
    const QString name = BarrageNames::company(id_of(company));
    const QString officer = who.officer ? BarrageNames::officer(id_of(*who.officer)) : QString();
    std::vector<StepLine> lines;
    lines.push_back(
        {officer.isEmpty()
             ? translate(
                   "BarrageSetup",
                   "<b>%1</b>: lay out company board, wheel, structures, basic technology tiles (no joker)")
                   .arg(name)
             : translate("BarrageSetup", "<b>%1</b>: lay out company board, wheel, structures, basic "
                                         "technology tiles (no joker); officer <b>%2</b>")
                   .arg(name, officer),
         QStringLiteral("person")});
    if (who.technology.has(special_anton) || who.technology.has(special_leslie))
        lines.push_back(
            {translate("BarrageSetup", "%1, add: <b>the officer’s special technology tile</b>").arg(name),
             QStringLiteral("technology")});
    lines.push_back({translate("BarrageSetup", "%1, take: <b>%2, %3, %4</b>")
                         .arg(name, engineersOf(who), BarrageNames::excavators(facts.setup.excavators),
                              BarrageNames::mixers(facts.setup.mixers)),
                     QStringLiteral("engineer")});
    lines.push_back(
        {translate("BarrageSetup", "%1: put the VP marker on <b>%2</b>, the energy marker on <b>0</b>")
             .arg(name)
             .arg(who.vp),
         QStringLiteral("vp")});
    return lines;
}

QString secondPlaces(const State& state) {
    const bool upper = state.interpretations.building_second_place == BuildingSecondPlace::upper_two_open_at_3
                       && state.turn_order.size() == 3;
    return upper ? translate("BarrageSetup",
                             "The <b>second place</b> from the left of the three lower buildings is closed")
                 : translate("BarrageSetup",
                             "The <b>second place</b> from the left of every building is closed");
}

} // namespace

StepGroup automaOrders(const Catalogue& facts, const State& state, TileSource tiles) {
    StepGroup group;
    group.title = translate("BarrageSetup", "Automa");
    group.task = translate("BarrageSetup", "Give the Automa its pieces");
    group.symbol = QStringLiteral("person");
    for (const Company company : state.turn_order)
        if (state.company(company).player == PlayerKind::automa)
            for (StepLine& line : piecesOf(facts, state, company))
                group.lines.push_back(std::move(line));
    group.lines.push_back(
        {tiles == TileSource::app
             ? translate("BarrageSetup", "The Automa tiles stay in the box: the app has them")
             : translate("BarrageSetup", "Shuffle the 20 Automa tiles into a stack, action side up"),
         QStringLiteral("tile")});
    return group;
}

StepGroup closedSpaces(const Catalogue& facts, const State& state) {
    StepGroup group;
    group.title = translate("BarrageSetup", "Closed spaces");
    group.task = translate("BarrageSetup", "Close spaces on the management board");
    group.note = translate("BarrageSetup", "with engineers from companies not in play");
    group.symbol = QStringLiteral("engineer");
    for (const ManagementRow& row : facts.management) {
        if (static_cast<int>(state.turn_order.size()) >= row.min_participants)
            continue;
        const QString section = BarrageNames::section(id_of(row.section));
        group.lines.push_back(
            {(row.columns > 1
                  ? translate("BarrageSetup", "Close, left and right: <b>%1, row %2</b> from the top")
                  : translate("BarrageSetup", "Close: <b>%1, row %2</b> from the top"))
                 .arg(section)
                 .arg(row.row),
             QStringLiteral("engineer")});
    }
    return group;
}

StepGroup leeghwaterOrders(const Catalogue& facts, const State& state) {
    StepGroup group;
    group.title = translate("BarrageSetup", "Leeghwater expansion");
    group.task = translate("BarrageSetup", "Add the expansion");
    group.symbol = QStringLiteral("building");
    const auto add = [&](const QString& words, const char* symbol) {
        group.lines.push_back({words, QString::fromLatin1(symbol)});
    };
    const int pieces = facts.pieces.of[index_of(Structure::building)];
    add(translate("BarrageSetup", "Put the expansion’s board <b>under the Patent Office</b>"), "building");
    add(translate("BarrageSetup",
                  "Every company, Automas too: <b>board extension</b> with <b>%n building piece(s)</b> and "
                  "<b>basic building tile</b>",
                  nullptr, pieces),
        "technology");
    add(translate("BarrageSetup",
                  "Put <b>one</b> unused technology tile <b>of each level</b>, at random, in the box"),
        "patent");
    if (state.turn_order.size() < max_participants)
        add(secondPlaces(state), "building");
    return group;
}

} // namespace automa::app::barrage_app
