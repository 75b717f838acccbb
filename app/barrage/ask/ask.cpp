#include "app/barrage/ask/ask.h"

#include "app/barrage/setup/new_game_readings.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/barrage/turn/turn_text.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/barrage/json/position_json.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr int mostMachines = 60;
constexpr int mostEnergy = 99;

/// This pair on top, everything else below it in the order of the numbers.
void show(State& state, Company company, TileId actions, TileId criteria) {
    state.tiles.stack.clear();
    state.tiles.stack.push_back(actions);
    for (std::size_t i = 1; i <= tile_count; ++i)
        if (TileId(i) != actions && TileId(i) != criteria)
            state.tiles.stack.push_back(TileId(i));
    state.tiles.discard.clear();
    state.tiles.discard.push_back(criteria);
    state.turn = Turn{company, actions, criteria, std::nullopt};
}

} // namespace

BarrageAsk::BarrageAsk(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : QObject(parent), game_(std::move(facts)), board_(game_), why_(game_), draft_(game_), brush_(game_) {
    connect(&game_, &BarrageGame::changed, this, &BarrageAsk::tell);
    connect(&readings_, &ReadingsModel::chosen, this, &BarrageAsk::setReading);
    clear();
}

/// The asked company is the Automa; humans of the others stand for whoever owns pieces on the board.
State BarrageAsk::bare(Company company, Level level, std::optional<Officer> officer, bool leeghwater) const {
    GameOptions options;
    options.leeghwater = leeghwater;
    options.participants.push_back({company, PlayerKind::automa, level, officer});
    for (std::size_t i = 0; i < company_count && options.participants.size() < max_participants; ++i) {
        const auto other = static_cast<Company>(i);
        if (other != company && (leeghwater || !game_.facts().company(other).leeghwater))
            options.participants.push_back({other, PlayerKind::human, Level::medium, std::nullopt});
    }
    auto drawn = new_game(game_.facts(), options);
    if (!drawn.ok())
        return game_.state();
    State state = tiles_only_start(std::move(drawn.value().state));
    state.tracking = Tracking::full;
    state.random = core::Random();
    return state;
}

Turn BarrageAsk::turn() const {
    return game_.state().turn.value_or(Turn{});
}

void BarrageAsk::clear() {
    State state = bare(Company::usa, Level::medium, std::nullopt, false);
    show(state, Company::usa, TileId(1), TileId(2));
    taken_ = false;
    game_.start(state, TileSource::box);
}

bool BarrageAsk::put(const State& position) {
    if (const core::Status legal = check_position(game_.facts(), position); !legal.ok())
        return refuse(legal.error());
    game_.start(position, TileSource::box);
    return true;
}

bool BarrageAsk::refuse(const core::Error& why) {
    emit refused(barrageErrorText(why));
    return false;
}

bool BarrageAsk::take(const State& position) {
    if (position.tracking != Tracking::full)
        return refuse(core::Error{"board_untracked", "", "Only the tiles of this game are tracked."});
    State wanted = position;
    wanted.phase = Phase::actions;
    wanted.random = core::Random();
    if (!wanted.turn) {
        const auto& order = wanted.turn_order;
        Company asked = order.front();
        for (std::size_t i = order.size(); i-- > 0;) // the first Automa from whoever is next
            if (const Company each = order[(wanted.next + i) % order.size()];
                wanted.company(each).player == PlayerKind::automa)
                asked = each;
        const TileId criteria = wanted.tiles.discard.empty() ? TileId(2) : wanted.tiles.discard.back();
        show(wanted, asked, criteria == TileId(1) ? TileId(2) : TileId(1), criteria);
    } else {
        show(wanted, wanted.turn->company, wanted.turn->actions_tile, wanted.turn->criteria_tile);
    }
    if (!put(wanted))
        return false;
    taken_ = true;
    emit changed();
    return true;
}

void BarrageAsk::refresh() {
    board_.refresh();
    brush_.refresh();
    why_.retell();
    tell();
}

QString BarrageAsk::company() const {
    return text(name_of(turn().company));
}

QString BarrageAsk::companyName() const {
    return BarrageNames::company(company());
}

void BarrageAsk::setCompany(const QString& id) {
    const Company company = by_text<Company>(id).value_or(turn().company);
    const State& now = game_.state();
    if (taken_) {
        State other = now;
        show(other, company, turn().actions_tile, turn().criteria_tile);
        put(other);
        return;
    }
    State wanted = bare(company, this->hands().level, this->hands().officer, leeghwater());
    const auto hands = wanted.companies;
    const bool everybody =
        std::equal(hands.begin(), hands.end(), now.companies.begin(),
                   [](const CompanyState& a, const CompanyState& b) { return a.in_play == b.in_play; });
    if (everybody) // otherwise somebody who is not there any more would own pieces
        wanted = with_board_of(std::move(wanted), now);
    wanted.companies = hands;
    wanted.round = now.round;
    wanted.interpretations = now.interpretations;
    show(wanted, company, turn().actions_tile, turn().criteria_tile);
    put(wanted);
}

QVariantList BarrageAsk::companies() const {
    QVariantList list;
    for (std::size_t i = 0; i < company_count; ++i) {
        const auto company = static_cast<Company>(i);
        const CompanyState& who = game_.state().company(company);
        const bool there = taken_ ? who.in_play && who.player == PlayerKind::automa
                                  : leeghwater() || !game_.facts().company(company).leeghwater;
        if (there)
            list << QVariant::fromValue(
                ChoiceOption{text(name_of(company)), BarrageNames::company(id_of(company))});
    }
    return list;
}

QString BarrageAsk::level() const {
    return text(name_of(hands().level));
}

void BarrageAsk::setLevel(const QString& id) {
    const Level level = by_text<Level>(id).value_or(hands().level);
    lead(level,
         level == Level::very_high ? std::optional(hands().officer.value_or(anyOfficer())) : std::nullopt);
}

/// The first who can be there without the expansion.
Officer BarrageAsk::anyOfficer() const {
    const auto& all = game_.facts().officers;
    const auto first =
        std::ranges::find_if(all, [](const OfficerFacts& one) { return !one.needs_leeghwater; });
    return static_cast<Officer>(first - all.begin());
}

/// Level and officer as wanted, with what the officer brings along; what was entered stays.
void BarrageAsk::lead(Level level, std::optional<Officer> officer) {
    const CompanyState fresh = bare(turn().company, level, officer, leeghwater()).company(turn().company);
    State wanted = game_.state();
    CompanyState& mine = wanted.company(turn().company);
    mine.level = level;
    mine.officer = officer;
    mine.architect = fresh.architect;
    mine.engineers = std::min(mine.engineers, fresh.engineers);
    for (const TechId special : {special_anton, special_leslie}) {
        mine.technology.remove(special);
        for (Segment& segment : mine.wheel)
            if (segment.technology == special)
                segment = {};
        if (fresh.technology.has(special))
            mine.technology.add(special);
    }
    put(wanted);
}

std::vector<ChoiceLine> BarrageAsk::officerLines() const {
    std::vector<ChoiceLine> lines;
    for (std::size_t i = 0; i < count_of<Officer> && hands().level == Level::very_high; ++i) {
        const auto officer = static_cast<Officer>(i);
        const QString id = text(name_of(officer));
        if (leeghwater() || !game_.facts().officers[i].needs_leeghwater)
            lines.push_back({.value = id,
                             .label = BarrageNames::officer(id),
                             .note = BarrageNames::officer_automa(id),
                             .chosen = hands().officer == officer});
    }
    return lines;
}

QString BarrageAsk::officer() const {
    return hands().officer ? text(name_of(*hands().officer)) : QString();
}

void BarrageAsk::setOfficer(const QString& id) {
    if (hands().officer)
        lead(hands().level, by_text<Officer>(id).value_or(*hands().officer));
}

QString BarrageAsk::officerName() const {
    return hands().officer ? BarrageNames::officer(officer()) : QString();
}

void BarrageAsk::beginDraft() {
    draft_.begin(turn().company, true);
}

QVariantList BarrageAsk::levels() const {
    QVariantList list;
    for (const Level level : {Level::low, Level::medium, Level::high, Level::very_high})
        list << QVariant::fromValue(
            ChoiceOption{text(name_of(level)), as_label(BarrageNames::level_short(id_of(level)))});
    return list;
}

QString BarrageAsk::levelText() const {
    return BarrageNames::level_explanation(id_of(hands().level));
}

void BarrageAsk::setLeeghwater(bool with) {
    const Company company =
        !with && game_.facts().company(turn().company).leeghwater ? Company::usa : turn().company;
    auto officer = hands().officer;
    if (officer && !with && game_.facts().officers[index_of(*officer)].needs_leeghwater)
        officer = anyOfficer();
    State wanted = bare(company, hands().level, officer, with);
    wanted.round = game_.state().round;
    wanted.interpretations = game_.state().interpretations;
    show(wanted, company, turn().actions_tile, turn().criteria_tile);
    taken_ = false;
    put(wanted);
}

void BarrageAsk::setReading(const QString& id, const QString& option) {
    State wanted = game_.state();
    if (takeReading(wanted.interpretations, id, option))
        put(wanted);
}

QString BarrageAsk::readingsNote() const {
    return barrage_app::readingsNote(game_.state().interpretations);
}

QString BarrageAsk::usedText() const {
    QStringList used{companyName(), as_label(BarrageNames::level_short(level()))};
    if (hands().officer)
        used << officerName();
    used << BarrageNames::round_of(round(), rounds());
    if (leeghwater())
        used << BarrageNames::expansion(QStringLiteral("leeghwater"));
    if (game_.state().interpretations != Interpretations())
        used << translate("BarrageAsk", "Rule interpretations: %1").arg(readingsNote());
    return used.join(QStringLiteral(" · "));
}

void BarrageAsk::setRound(int round) {
    State wanted = game_.state();
    wanted.round = static_cast<std::uint8_t>(std::clamp(round, 1, game_.facts().setup.rounds));
    put(wanted);
}

QString BarrageAsk::actionsCode() const {
    return tileCode(game_.facts(), actionsTile());
}

QString BarrageAsk::criteriaCode() const {
    return tileCode(game_.facts(), criteriaTile());
}

TileCriteria BarrageAsk::criteria() const {
    return criteriaSide(game_.facts(), turn().criteria_tile);
}

std::vector<AskTile> BarrageAsk::tileRows() const {
    std::vector<AskTile> rows;
    for (const Tile& tile : game_.facts().tiles)
        rows.push_back({tile.id, text(tile.code), as_label(BarrageNames::automa_tile(text(tile.code)))});
    return rows;
}

void BarrageAsk::chooseTile(bool actions, int number) {
    if (number < 1 || number > static_cast<int>(tile_count))
        return;
    const TileId chosen(static_cast<std::size_t>(number));
    const Turn now = turn();
    TileId up = actions ? chosen : now.actions_tile;
    TileId flipped = actions ? now.criteria_tile : chosen;
    if (up == flipped) // the two change places
        (actions ? flipped : up) = actions ? now.actions_tile : now.criteria_tile;
    State wanted = game_.state();
    show(wanted, now.company, up, flipped);
    put(wanted);
}

std::vector<DraftField> BarrageAsk::handRows() const {
    const CompanyState& mine = hands();
    const bool architect = mine.architect == Architect::free;
    const auto row = [](const char* field, const QString& words, int amount, int most, int least = 0) {
        return DraftField{QString::fromLatin1(field), as_label(words), amount, least, most};
    };
    return {
        row("excavators", BarrageNames::round_word("excavators"), mine.excavators, mostMachines),
        row("mixers", BarrageNames::round_word("mixers"), mine.mixers, mostMachines),
        row("engineers",
            architect
                ? translate("BarrageTiles", "%1 and the architect").arg(BarrageNames::round_word("engineers"))
                : BarrageNames::round_word("engineers"),
            mine.engineers, game_.facts().pieces.engineers, architect ? 0 : 1),
        row("energy", translate("BarrageAsk", "energy"), mine.energy, mostEnergy)};
}

void BarrageAsk::setHand(const QString& what, int value) {
    State wanted = game_.state();
    CompanyState& mine = wanted.company(turn().company);
    if (what == u"excavators")
        mine.excavators = static_cast<std::int16_t>(value);
    else if (what == u"mixers")
        mine.mixers = static_cast<std::int16_t>(value);
    else if (what == u"engineers")
        mine.engineers = static_cast<std::int8_t>(value);
    else if (what == u"energy")
        mine.energy = static_cast<std::int16_t>(value);
    put(wanted);
}

void BarrageAsk::tell() {
    const auto& decision = game_.decision();
    const bool known = decision && (decision->needs.empty() || !decision->steps.empty());
    TurnText words = known ? turnText(game_.facts(), game_.state(), *decision) : TurnText();
    for (StepGroup& group : words.groups)
        for (StepLine& line : group.lines)
            line.symbol = line.symbol == u"credits" ? QStringLiteral("bank")
                          : line.symbol == u"tile"  ? QStringLiteral("turn")
                                                    : line.symbol;
    card_.show(std::move(words), game_.journal().cursor() + 1);
    officers_.show(officerLines());
    tiles_.show(tileRows());
    hand_.show(handRows());
    readings_.show(readingsInWords(game_.state().interpretations, leeghwater()));
    emit changed();
}

QString BarrageAsk::problem() const {
    const auto& decision = game_.decision();
    if (decision && decision->needs.empty())
        return {};
    return translate("BarrageAsk", "It would produce. To answer, the app needs the contracts: enter them on "
                                   "the map page under “Correct tiles”.");
}

} // namespace automa::app::barrage_app
