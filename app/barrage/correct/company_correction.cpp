#include "app/barrage/correct/company_correction.h"

#include "app/barrage/company_items.h"
#include "app/barrage/correct/board_patch.h"
#include "app/barrage/correct/correction_label.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr int mostVp = 400;

/// The field of this name; Automa tiles and structures are set elsewhere.
void setNumber(CompanyState& hand, const QString& field, int value) {
    if (field == u"vp")
        hand.vp = static_cast<std::int16_t>(value);
    else if (field == u"energy")
        hand.energy = static_cast<std::int16_t>(value);
    else if (field == u"engineers")
        hand.engineers = static_cast<std::int8_t>(value);
    else if (field == u"excavators")
        hand.excavators = static_cast<std::int16_t>(value);
    else if (field == u"mixers")
        hand.mixers = static_cast<std::int16_t>(value);
}

template <class Id>
void turn(core::IdSet<Id>& set, Id id) {
    if (set.has(id))
        set.remove(id);
    else
        set.add(id);
}

} // namespace

BarrageCompanyCorrection::BarrageCompanyCorrection(BarrageGame& game, QObject* parent)
    : QObject(parent), game_(game) {}

void BarrageCompanyCorrection::begin(Company company, bool wholeHand) {
    who_ = company;
    draft_ = game_.state();
    if (wholeHand && !hand().tracked)
        recallHand();
    check();
}

void BarrageCompanyCorrection::recallHand() {
    CompanyState& mine = hand();
    mine.tracked = true;
    mine.engineers = static_cast<std::int8_t>(game_.facts().pieces.engineers);
    for (std::size_t i = 0; i < count_of<Structure>; ++i)
        if (const TechId tile = tech_tile(0, static_cast<Structure>(i));
            !game_.facts().tech[tile.index()].leeghwater || draft_.leeghwater)
            mine.technology.add(tile);
    const auto past = game_.journal().past();
    for (auto entry = past.rbegin(); entry != past.rend(); ++entry)
        for (const Event& event : entry->events)
            if (const auto* told = std::get_if<PositionCorrected>(&event);
                told && told->position->company(who_).tracked) {
                const CompanyState& then = told->position->company(who_);
                mine.excavators = then.excavators;
                mine.mixers = then.mixers;
                mine.technology = then.technology;
                mine.wheel = then.wheel;
                return;
            }
}

QString BarrageCompanyCorrection::company() const {
    return text(name_of(who_));
}

QString BarrageCompanyCorrection::name() const {
    return BarrageNames::company(id_of(who_));
}

std::vector<DraftField> BarrageCompanyCorrection::fieldRows() const {
    std::vector<DraftField> rows;
    const CompanyState& mine = hand();
    const auto add = [&rows](const char* field, const QString& words, int value, int from, int to) {
        rows.push_back({QString::fromLatin1(field), words, value, from, to});
    };
    if (mine.vp_known)
        add("vp", translate("BarrageTracker", "VP"), mine.vp, -mostVp, mostVp);
    add("energy", translate("BarrageTracker", "Energy"), mine.energy, 0, mostVp);
    if (mine.tracked) {
        add("engineers", as_label(BarrageNames::round_word("engineers")), mine.engineers, 0,
            game_.facts().pieces.engineers);
        add("excavators", as_label(BarrageNames::round_word("excavators")), mine.excavators, 0,
            mostMachines());
        add("mixers", as_label(BarrageNames::round_word("mixers")), mine.mixers, 0, mostMachines());
    }
    return rows;
}

std::vector<DraftFlag> BarrageCompanyCorrection::flagRows() const {
    std::vector<DraftFlag> rows;
    if (hand().player == PlayerKind::human)
        rows.push_back({QStringLiteral("passed"), translate("BarrageTracker", "Has passed"), hand().passed});
    if (hand().architect != Architect::none)
        rows.push_back({QStringLiteral("architect"), translate("BarrageTracker", "The architect is free"),
                        hand().architect == Architect::free});
    return rows;
}

std::optional<int> BarrageCompanyCorrection::segmentOf(TechId tile) const {
    for (std::size_t i = 0; i < wheel_segments; ++i)
        if (hand().wheel[i].technology == tile)
            return static_cast<int>(i);
    return std::nullopt;
}

void BarrageCompanyCorrection::setSegment(int segment) {
    if (segment < 1 || segment >= static_cast<int>(wheel_segments))
        return;
    segment_ = static_cast<std::size_t>(segment);
    tiles_.show(tileRows());
    emit changed();
}

WheelSegment BarrageCompanyCorrection::inSegment() const {
    return segment_ < wheel_.rows().size() ? wheel_.rows()[segment_] : WheelSegment();
}

std::vector<DraftChoice> BarrageCompanyCorrection::technologyRows() const {
    std::vector<DraftChoice> rows;
    for (std::size_t i = 0; i < tech_count; ++i) {
        const TechId tile(i);
        const bool here = hand().technology.has(tile) || segmentOf(tile);
        const bool special = is_special(tile) && !game_.startState().company(who_).technology.has(tile);
        if (!here && (special || (game_.facts().tech[i].leeghwater && !draft_.leeghwater)))
            continue;
        const QString id = text(game_.facts().tech[i].id);
        const auto segment = segmentOf(tile);
        rows.push_back(
            {id, as_label(BarrageNames::technology(id)),
             segment ? translate("BarrageTracker", "on the wheel, segment %1").arg(*segment + 1) : QString(),
             hand().technology.has(tile)});
    }
    return rows;
}

bool BarrageCompanyCorrection::fulfilledElsewhere(ContractId contract) const {
    for (std::size_t i = 0; i < company_count; ++i)
        if (static_cast<Company>(i) != who_ && draft_.companies[i].fulfilled_contracts.has(contract))
            return true;
    return false;
}

std::vector<DraftChoice> BarrageCompanyCorrection::contractRows(std::size_t group) const {
    std::vector<DraftChoice> rows;
    for (std::size_t i = 0; i < game_.facts().contracts.size(); ++i) {
        const ContractId id(i);
        const Contract& contract = game_.facts().contract(id);
        const std::size_t own = contract.colour     ? index_of(*contract.colour)
                                : contract.national ? count_of<Colour>
                                                    : count_of<Colour> + 1;
        if (own != group || fulfilledElsewhere(id))
            continue;
        const ContractItem item = contractItem(game_.facts(), id);
        rows.push_back({item.contract, item.text, item.detail, hand().fulfilled_contracts.has(id)});
    }
    return rows;
}

void BarrageCompanyCorrection::showContracts() {
    std::vector<DraftGroup> groups;
    const auto add = [&](QAnyStringView kind) {
        ListModel<DraftChoice>& rows = contractRows_[groups.size()];
        rows.show(contractRows(groups.size()));
        groups.push_back({as_label(BarrageNames::contract_kind(kind)), &rows});
    };
    for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
        add(id_of(static_cast<Colour>(colour)));
    add("national");
    if (hand().player == PlayerKind::human)
        add("starting");
    contracts_.show(std::move(groups));
}

std::vector<DraftChoice> BarrageCompanyCorrection::workRows() const {
    std::vector<DraftChoice> rows;
    for (std::size_t i = 0; i < game_.facts().works.size() && draft_.leeghwater; ++i) {
        const Work& work = game_.facts().works[i];
        rows.push_back({text(work.id), as_label(BarrageNames::external_work(text(work.id))),
                        rewardsText(work.rewards), hand().fulfilled_works.has(WorkId(i))});
    }
    return rows;
}

QString BarrageCompanyCorrection::wheelText() const {
    const auto filled =
        std::ranges::count_if(hand().wheel, [](const Segment& segment) { return !segment.empty(); });
    return filled == 0 ? translate("BarrageTracker", "The wheel is empty")
                       : BarrageNames::segments(static_cast<int>(filled));
}

QString BarrageCompanyCorrection::technologyText() const {
    return BarrageNames::technology_tiles(hand().technology.size());
}

QString BarrageCompanyCorrection::contractsText() const {
    return BarrageNames::contracts(hand().fulfilled_contracts.size());
}

QString BarrageCompanyCorrection::worksText() const {
    return BarrageNames::external_works(hand().fulfilled_works.size());
}

void BarrageCompanyCorrection::set(const QString& field, int value) {
    setNumber(hand(), field, value);
    check();
}

void BarrageCompanyCorrection::setFlag(const QString& flag, bool value) {
    if (flag == u"passed")
        hand().passed = value;
    else if (hand().architect != Architect::none)
        hand().architect = value ? Architect::free : Architect::used;
    check();
}

void BarrageCompanyCorrection::toggle(const QString& id) {
    if (const auto tile = game_.facts().find_tech(id.toStdString())) {
        if (const auto segment = segmentOf(*tile))
            hand().wheel[static_cast<std::size_t>(*segment)].technology.reset();
        turn(hand().technology, *tile);
    } else if (const auto contract = game_.facts().find_contract(id.toStdString())) {
        turn(hand().fulfilled_contracts, *contract);
    } else if (const auto work = game_.facts().find_work(id.toStdString())) {
        turn(hand().fulfilled_works, *work);
    }
    check();
}

std::vector<DraftChoice> BarrageCompanyCorrection::tileRows() const {
    const auto lying = hand().wheel[segment_].technology;
    std::vector<DraftChoice> rows{{{}, translate("BarrageTracker", "No tile"), {}, !lying.has_value()}};
    for (std::size_t i = 0; i < tech_count; ++i)
        if (const TechId tile(i); hand().technology.has(tile) || lying == tile) {
            const QString id = text(game_.facts().tech[i].id);
            rows.push_back({id, as_label(BarrageNames::technology(id)), {}, lying == tile});
        }
    return rows;
}

void BarrageCompanyCorrection::layTile(const QString& id) {
    Segment& place = hand().wheel[segment_];
    if (place.technology)
        hand().technology.add(*place.technology);
    place.technology = game_.facts().find_tech(id.toStdString());
    if (place.technology)
        hand().technology.remove(*place.technology);
    check();
}

void BarrageCompanyCorrection::setMachines(int excavators, int mixers) {
    Segment& place = hand().wheel[segment_];
    place.excavators = static_cast<std::uint8_t>(std::clamp(excavators, 0, mostMachines()));
    place.mixers = static_cast<std::uint8_t>(std::clamp(mixers, 0, mostMachines()));
    check();
}

void BarrageCompanyCorrection::tell() {
    fields_.show(fieldRows());
    flags_.show(flagRows());
    wheel_.show(wheelItems(game_.facts(), hand()));
    tiles_.show(tileRows());
    technology_.show(technologyRows());
    showContracts();
    works_.show(workRows());
    emit changed();
}

void BarrageCompanyCorrection::check() {
    problem_ = differs() ? correctionProblem(game_.facts(), game_.state(), draft_) : QString();
    tell();
}

bool BarrageCompanyCorrection::apply() {
    if (!differs())
        return true;
    const auto done =
        game_.perform(correctionOf(game_.facts(), game_.state(), draft_, correctedCompany(who_)));
    problem_ = done.ok() ? QString() : correctionError(done.error());
    tell();
    return done.ok();
}

} // namespace automa::app::barrage_app
