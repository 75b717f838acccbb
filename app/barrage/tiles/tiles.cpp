#include "app/barrage/tiles/tiles.h"

#include "app/barrage/correct/correction_label.h"
#include "app/barrage/setup/setup_materials.h"
#include "app/barrage/side_detail.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/tiles_only.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// The tile leaves open what these bring: it depends on the board.
bool gainsDepend(ActionKind kind) {
    return kind == ActionKind::production || kind == ActionKind::construction
           || kind == ActionKind::external_work;
}

/// As a position calls it.
QLatin1String fieldOf(BarrageTiles::Marker marker) {
    switch (marker) {
    case BarrageTiles::Marker::Vp:
        return QLatin1String("vp");
    case BarrageTiles::Marker::Energy:
        return QLatin1String("energy");
    case BarrageTiles::Marker::Engineers:
        break;
    }
    return QLatin1String("engineers");
}

/// "11 engineers and the architect", while he is free.
QString engineersText(const CompanyState& hand) {
    const QString plain = BarrageNames::engineers(hand.engineers);
    return hand.architect == Architect::free ? translate("BarrageTiles", "%1 and the architect").arg(plain)
                                             : plain;
}

} // namespace

BarrageTiles::BarrageTiles(BarrageGame& game, std::shared_ptr<const Catalogue> facts, QObject* parent)
    : QObject(parent), game_(game), facts_(std::move(facts)) {
    connect(&game_, &BarrageGame::changed, this, &BarrageTiles::followGame);
}

BarrageTiles::~BarrageTiles() = default;

bool BarrageTiles::active() const {
    return game_.isOpen() && game_.state().tracking == Tracking::tiles_only;
}

void BarrageTiles::tell() {
    actions_.show(actionRows());
    rules_.show(ruleRows());
    markers_.show(markerRows());
    prompts_.show(promptRows());
    rows_.show(roundRows());
    tellSetUp();
    emit changed();
}

void BarrageTiles::tellSetUp() {
    std::vector<StepGroup> groups;
    if (active() && game_.cursor() == 0) {
        const State& start = game_.startState();
        if (start.leeghwater)
            groups.push_back(leeghwaterOrders(game_.facts(), start));
        if (StepGroup closed = closedSpaces(game_.facts(), start); !closed.lines.empty())
            groups.push_back(std::move(closed));
        groups.push_back(automaOrders(game_.facts(), start, TileSource::app));
    }
    setUp_.show(groups, 1);
}

void BarrageTiles::followGame() {
    if (game_.moment() != moment_) {
        moment_ = game_.moment();
        points_ = {};
        income_ = {};
        incomeEnergy_ = {};
        usaSteps_ = 0;
    }
    order_.clear();
    if (active() && mode() == Next)
        if (const auto next = game_.preview(TilesNextRound{}); next.ok())
            order_ = next.value().after.turn_order;
    selected_ = 0;
    for (const TileOffer& each : tile_offers(game_.facts(), game_.state()))
        if (each.open && each.barred.empty()) {
            select(each.action.order);
            return;
        }
    tell();
}

BarrageTiles::Mode BarrageTiles::mode() const {
    if (!active())
        return Closed;
    const State& state = game_.state();
    if (state.turn)
        return Automa;
    if (game_.humanToAct())
        return Human;
    if (game_.automaToDraw())
        return Draw;
    if (state.phase == Phase::game_over)
        return Over;
    if (state.phase != Phase::end_of_round)
        return Score;
    return state.round < game_.facts().setup.rounds ? Next : Final;
}

std::optional<Company> BarrageTiles::who() const {
    if (!active())
        return std::nullopt;
    if (game_.state().turn)
        return game_.state().turn->company;
    const auto human = game_.humanToAct();
    return human ? human : game_.automaToDraw();
}

QString BarrageTiles::company() const {
    const auto company = who();
    return company ? text(name_of(*company)) : QString();
}

QString BarrageTiles::headline() const {
    const Mode now = mode();
    if (const auto company = who()) {
        const QString name = BarrageNames::company(id_of(*company));
        if (now == Automa)
            return translate("BarrageTiles", "%1: tile %2")
                .arg(name, tileCode(game_.facts(), game_.state().turn->actions_tile.value));
        return now == Human && !byTile() ? translate("BarrageTiles", "%1: a human’s turn").arg(name)
                                         : translate("BarrageTiles", "%1: reveal a tile").arg(name);
    }
    if (now == Score)
        return translate("BarrageTiles", "End of round %1: the energy track").arg(game_.state().round);
    if (now == Next)
        return translate("BarrageTiles", "Turn order of round %1").arg(game_.state().round + 1);
    return now == Final ? translate("BarrageTiles", "Final scoring") : QString();
}

QString BarrageTiles::note() const {
    const Mode now = mode();
    if (const auto company = who()) {
        const CompanyState& hand = game_.state().company(*company);
        if (byTile() || (hand.player == PlayerKind::human && game_.state().turn))
            return translate("BarrageTiles", "Mahiri Sekibo is in play: an Automa tile decides a human’s "
                                             "first action of the round (B-10.17).");
        if (hand.player == PlayerKind::human)
            return translate("BarrageTiles",
                             "Set the markers if they moved: the energy decides the next turn order.");
        return QStringLiteral("%1 · %2").arg(sideDetail(hand), engineersText(hand));
    }
    if (now == Score)
        return translate(
            "BarrageTiles",
            "The app scores places and credits. Add the VP of the bonus tile as you count them.");
    if (now == Next)
        return translate("BarrageTiles", "Least energy first. Move a company up if your order differs. "
                                         "Markers go to 0, engineers come back.");
    return now == Final ? translate("BarrageTiles", "Add what you count at the table: objective tile, "
                                                    "machines left, drops behind dams, buildings.")
                        : QString();
}

QString BarrageTiles::levelText() const {
    const auto company = who();
    if (!company || game_.state().company(*company).player == PlayerKind::human)
        return {};
    const CompanyState& hand = game_.state().company(*company);
    QString words = BarrageNames::level_explanation(id_of(hand.level));
    if (hand.level >= Level::high)
        words += u' ' + BarrageNames::company_ability(id_of(*company));
    if (hand.officer)
        words += QStringLiteral(" %1: %2").arg(BarrageNames::officer(id_of(*hand.officer)),
                                               BarrageNames::officer_automa(id_of(*hand.officer)));
    return words;
}

QSet<int> BarrageTiles::doneInThisTurn() const {
    QSet<int> orders;
    const auto past = game_.journal().past();
    for (auto entry = past.rbegin(); entry != past.rend(); ++entry) {
        // Engineers on an action that does not end the turn: it goes on with the action behind.
        bool placed = false;
        for (const Event& event : entry->events) {
            if (std::holds_alternative<TurnBegun>(event))
                return orders;
            placed = placed || std::holds_alternative<EngineersPlaced>(event);
            if (const auto* goesOn = std::get_if<TurnPaused>(&event); goesOn && placed)
                orders.insert(goesOn->resume.order - 1);
        }
    }
    return orders;
}

std::vector<TileActionRow> BarrageTiles::actionRows() const {
    std::vector<TileActionRow> rows;
    if (mode() != Automa)
        return rows;
    const QSet<int> done = doneInThisTurn();
    QString column;
    for (const TileOffer& each : tile_offers(game_.facts(), game_.state())) {
        if (each.barred == "B-6.10")
            continue; // of the expansion, which is not on this table
        TileActionRow row = actionRow(each);
        if (row.fate == TileFate::Value::Impossible && done.contains(row.order))
            row.fate = TileFate::Value::Done;
        if (row.columnTitle == column)
            row.columnTitle.clear();
        else
            column = row.columnTitle;
        rows.push_back(std::move(row));
    }
    return rows;
}

TileActionRow BarrageTiles::actionRow(const TileOffer& offer) const {
    const Turn& turn = *game_.state().turn;
    const CompanyState& who = game_.state().company(turn.company);
    const int left = who.engineers + (who.architect == Architect::free ? 1 : 0);
    const QString rule = rulesOf(offer.action).value(0);
    const auto words = ruleTexts({rule});
    TileActionRow row = printedAction(offer.action);
    row.fate = !offer.barred.empty() ? TileFate::Value::Barred
               : offer.open          ? TileFate::Value::Open
                                     : TileFate::Value::Impossible;
    row.engineers = offer.engineers;
    row.rule = offer.barred.empty() ? rule : text(offer.barred);
    row.ruleText = words.empty() ? QString() : firstSentence(words.front().text);
    row.criteria = criteriaFor(game_.facts(), turn.criteria_tile, offer.action);
    row.note = offer.again       ? translate("BarrageTiles", "With the architect: then another turn.")
               : offer.architect ? translate("BarrageTiles", "The architect is among them.")
               : !offer.action.ends_turn && offer.engineers < left
                   ? translate("BarrageTiles", "The turn goes on.") // with nobody left it does not
               : offer.engineers < offer.action.engineers
                   ? translate("BarrageTiles", "With all remaining engineers.")
                   : QString();
    return row;
}

TileCriteria BarrageTiles::criteria() const {
    const auto& turn = game_.state().turn;
    return active() && turn ? criteriaSide(game_.facts(), turn->criteria_tile) : TileCriteria();
}

std::optional<TileOffer> BarrageTiles::offer(int order) const {
    for (const TileOffer& each : tile_offers(game_.facts(), game_.state()))
        if (each.action.order == order)
            return each;
    return std::nullopt;
}

void BarrageTiles::select(int order) {
    const auto chosen = offer(order);
    if (!chosen || !chosen->open || !chosen->barred.empty())
        return;
    selected_ = order;
    vp_ = chosen->vp;
    energy_ = chosen->energy;
    usaSteps_ = 0;
    tell();
}

bool BarrageTiles::asksGains() const {
    const auto chosen = offer(selected_);
    return chosen && gainsDepend(chosen->action.kind);
}

bool BarrageTiles::asksSteps() const {
    if (!active() || !usa_may_step(game_.state()))
        return false;
    const auto chosen = offer(selected_);
    return mode() == Score || (chosen && chosen->moves_water);
}

void BarrageTiles::setUsaSteps(int steps) {
    usaSteps_ = steps;
    tell();
}

void BarrageTiles::setVp(int vp) {
    vp_ = vp;
    tell();
}

void BarrageTiles::setEnergy(int energy) {
    energy_ = energy;
    tell();
}

bool BarrageTiles::canRefuse() const {
    const auto chosen = offer(selected_);
    return chosen && !chosen->always;
}

bool BarrageTiles::canDo() const {
    const auto chosen = offer(selected_);
    return chosen && (chosen->action.kind != ActionKind::production || energy_ > 0);
}

std::vector<TileRule> BarrageTiles::ruleRows() const {
    const auto chosen = offer(selected_);
    return chosen ? ruleTexts(rulesOf(chosen->action)) : std::vector<TileRule>();
}

void BarrageTiles::refresh() {
    if (entry_)
        entry_->refresh();
    tell();
}

std::vector<TileMarkers> BarrageTiles::markerRows() const {
    std::vector<TileMarkers> rows;
    if (!active())
        return rows;
    for (const Company company : game_.state().turn_order) {
        const CompanyState& hand = game_.state().company(company);
        rows.push_back({.company = text(name_of(company)),
                        .name = BarrageNames::company(id_of(company)),
                        .detail = sideDetail(hand),
                        .human = hand.player == PlayerKind::human,
                        .engineers = hand.engineers,
                        .most = game_.facts().pieces.engineers,
                        .vp = hand.vp,
                        .energy = hand.energy,
                        .current = company == who()});
    }
    return rows;
}

bool BarrageTiles::perform(const Command& command) {
    const core::Status status = game_.perform(command);
    if (!status.ok())
        emit refused(barrageErrorText(status.error()));
    return status.ok();
}

void BarrageTiles::done() {
    if (selected_ != 0 && canDo())
        perform(TileActionDone{selected_, vp_, energy_, asksSteps() ? usaSteps_ : 0});
}

void BarrageTiles::impossible() {
    if (canRefuse())
        perform(TileActionImpossible{selected_});
}

void BarrageTiles::passTurn() {
    perform(TileTurnPassed{});
}

void BarrageTiles::draw() {
    if (const auto company = byTile() ? game_.humanToAct() : game_.automaToDraw())
        perform(DrawTile{*company, std::nullopt});
}

void BarrageTiles::humanDone() {
    if (const auto human = game_.humanToAct())
        perform(HumanDoesElse{*human});
}

void BarrageTiles::humanPasses() {
    if (const auto human = game_.humanToAct())
        perform(HumanPasses{*human});
}

void BarrageTiles::setMarker(const QString& id, Marker what, int value) {
    const auto company = by_text<Company>(id);
    if (!active() || !company)
        return;
    std::size_t place = 0;
    for (std::size_t i = 0; i < index_of(*company); ++i)
        place += game_.state().companies[i].in_play ? 1 : 0;
    const QString field = fieldOf(what);
    const std::string path = "/companies/" + std::to_string(place) + "/" + field.toStdString();
    perform(Correct{nlohmann::json::array({{{"op", "add"}, {"path", path}, {"value", value}}}),
                    correctedMarker(*company, field, value).toStdString()});
}

BarrageBoard* BarrageTiles::entry() {
    if (!entry_) {
        draft_ = std::make_unique<BarrageGame>(facts_);
        entry_ = std::make_unique<BarrageBoard>(*draft_);
    }
    return entry_.get();
}

void BarrageTiles::beginEntry() {
    if (!active())
        return;
    static_cast<void>(entry());
    State board = with_board_of(game_.state(), game_.state());
    board.turn.reset(); // nothing is decided before the board stands
    draft_->start(board, TileSource::box);
}

bool BarrageTiles::finishEntry() {
    if (!draft_ || !draft_->isOpen())
        return false;
    const bool taken = perform(TrackFully{std::make_shared<const State>(draft_->state())});
    if (taken)
        draft_->close();
    return taken;
}

void BarrageTiles::leaveBoard() {
    perform(TrackTilesOnly{});
}

} // namespace automa::app::barrage_app
