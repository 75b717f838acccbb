#include "app/barrage/tracker/tracker.h"

#include "app/barrage/company_items.h"
#include "app/barrage/piece_symbols.h"
#include "app/barrage/side_detail.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

CompanyCount count(const QString& symbol, int value, const QString& words) {
    return {.symbol = symbol, .value = value, .text = words};
}

} // namespace

BarrageTracker::BarrageTracker(BarrageGame& game, QObject* parent)
    : QObject(parent), game_(game), draft_(game) {
    connect(&game_, &BarrageGame::changed, this, &BarrageTracker::refresh);
    connect(&viewers_, &Viewers::activeChanged, this, &BarrageTracker::refresh);
}

void BarrageTracker::refresh() {
    markers_.show(readMarkers());
    sections_.show(readSections());
    emit trackChanged();
    if (!viewers_.isActive())
        return;
    counts_.show(readCounts());
    wheel_.show(wheelItems(game_.facts(), hand()));
    technology_.show(readTechnology());
    onBoard_.show(readOnBoard());
    contracts_.show(readContracts());
    ledger_.show(game_, who());
    emit changed();
}

void BarrageTracker::retell() {
    ledger_.forget();
    refresh();
}

Company BarrageTracker::who() const {
    const State& state = game_.state();
    if (chosen_ && state.company(*chosen_).in_play)
        return *chosen_;
    if (state.turn)
        return state.turn->company;
    const std::size_t n = state.turn_order.size();
    for (const bool able : {true, false})
        for (std::size_t i = 0; i < n; ++i) {
            const Company company = state.turn_order[(state.next + i) % n];
            const CompanyState& other = state.company(company);
            if (other.player == PlayerKind::automa && (can_act(other) || !able))
                return company;
        }
    return Company::usa;
}

QString BarrageTracker::company() const {
    return text(name_of(who()));
}

void BarrageTracker::setCompany(const QString& company) {
    chosen_ = by_text<Company>(company);
    refresh();
}

QString BarrageTracker::name() const {
    return BarrageNames::company(id_of(who()));
}

QString BarrageTracker::detail() const {
    return sideInFull(hand());
}

int BarrageTracker::vpAfter() const {
    const auto& decision = game_.decision();
    return decision && game_.isOpen() ? decision->after.company(who()).vp : vp();
}

QString BarrageTracker::energyNote() const {
    const int missing = fullBonus() - hand().energy;
    if (missing <= 0)
        return translate("BarrageTracker", "full bonus of the round");
    return translate("BarrageTracker", "%n more for the full bonus", nullptr, missing);
}

std::vector<EnergyMarker> BarrageTracker::readMarkers() const {
    std::vector<EnergyMarker> rows;
    for (const Company company : game_.state().turn_order)
        rows.push_back({.company = text(name_of(company)),
                        .name = BarrageNames::company(id_of(company)),
                        .energy = game_.state().company(company).energy});
    return rows;
}

std::vector<EnergySection> BarrageTracker::readSections() const {
    const int size = game_.facts().track.section_size;
    const int rounds = game_.facts().setup.rounds;
    const int end = game_.facts().track.length + size / 2;
    std::vector<EnergySection> rows{{.text = QStringLiteral("0–%1").arg(size - 1),
                                     .from = 0,
                                     .to = size,
                                     .current = false,
                                     .outside = true}};
    for (int round = 1; round <= rounds; ++round)
        rows.push_back({.text = translate("BarrageTracker", "R%1", "round").arg(round),
                        .from = round * size,
                        .to = round == rounds ? end : (round + 1) * size,
                        .current = round == game_.state().round,
                        .outside = false});
    return rows;
}

std::vector<CompanyCount> BarrageTracker::readCounts() const {
    const CompanyState& mine = hand();
    const int all = game_.facts().pieces.engineers;
    const bool architect = mine.architect == Architect::free;
    return {count(QStringLiteral("engineer"), mine.engineers,
                  architect ? translate("BarrageTracker", "and the architect, of %1").arg(all)
                            : translate("BarrageTracker", "of %1 engineers").arg(all)),
            count(QStringLiteral("excavator"), mine.excavators, BarrageNames::round_word("excavators")),
            count(QStringLiteral("mixer"), mine.mixers, BarrageNames::round_word("mixers"))};
}

QString BarrageTracker::wheelNote() const {
    const auto& wheel = hand().wheel;
    for (std::size_t turns = 1; turns < wheel_segments; ++turns) {
        const Segment& segment = wheel[wheel_segments - turns];
        if (segment.empty())
            continue;
        QStringList back;
        if (segment.technology)
            back << BarrageNames::technology(text(game_.facts().tech[segment.technology->index()].id));
        if (segment.excavators + segment.mixers > 0)
            back << machines_text(segment.excavators, segment.mixers);
        return translate("BarrageTracker", "Back after %1: %2")
            .arg(BarrageNames::segments(static_cast<int>(turns)), back.join(QStringLiteral(", ")));
    }
    return translate("BarrageTracker", "The wheel is empty");
}

std::vector<CompanyTile> BarrageTracker::readTechnology() const {
    std::vector<CompanyTile> rows;
    for (std::size_t i = 0; i < tech_count; ++i)
        if (const TechId tile(i); hand().technology.has(tile))
            rows.push_back({.symbol = technologySymbol(tile),
                            .text = as_label(BarrageNames::technology(text(game_.facts().tech[i].id)))});
    return rows;
}

std::vector<CompanyCount> BarrageTracker::readOnBoard() const {
    std::vector<CompanyCount> rows;
    for (std::size_t i = 0; i < index_of(Structure::joker); ++i) {
        const auto structure = static_cast<Structure>(i);
        if (structure == Structure::building && !game_.state().leeghwater)
            continue;
        const int built = built_count(game_.state(), who(), structure);
        rows.push_back(
            count(structureSymbol(structure), built, BarrageNames::structures(id_of(structure), built)));
    }
    const int contracts = hand().fulfilled_contracts.size();
    rows.push_back(count(QStringLiteral("contract"), contracts, BarrageNames::contracts(contracts)));
    if (game_.state().leeghwater) {
        const int works = hand().fulfilled_works.size();
        rows.push_back(count(QStringLiteral("external_work"), works, BarrageNames::external_works(works)));
    }
    return rows;
}

std::vector<ContractItem> BarrageTracker::readContracts() const {
    std::vector<ContractItem> rows;
    for (const ContractId contract : hand().fulfilled_contracts)
        rows.push_back(contractItem(game_.facts(), contract));
    return rows;
}

QStringList BarrageTracker::income() const {
    QStringList list;
    if (!automa() || !gets_income(hand()))
        return list;
    const auto& rows = game_.facts().company(who()).income;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto structure = static_cast<Structure>(row);
        const int built = built_count(game_.state(), who(), structure);
        for (int slot = 0; slot < std::min<int>(built, static_cast<int>(rows[row].size())); ++slot)
            if (const Rewards& rewards = rows[row][static_cast<std::size_t>(slot)]; !rewards.empty())
                list << rewardsText(rewards);
    }
    return list;
}

void BarrageTracker::edit() {
    if (game_.isOpen())
        draft_.begin(who(), false);
}

void BarrageTracker::tellHand() {
    if (const auto human = game_.humanToAct())
        draft_.begin(*human, true);
}

} // namespace automa::app::barrage_app
