#include "app/barrage/tiles.h"

#include "app/barrage/table_errors.h"
#include "app/barrage/table_words.h"
#include "app/barrage/text/names.h"
#include "app/barrage/tiles_words.h"
#include "app/text/text_ids.h"
#include "model/barrage/board.h"
#include "model/barrage/tiles_only.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

std::optional<Company> companyOf(const QString& id) {
    const auto& all = Names<Company>::all;
    const auto found = std::find(all.begin(), all.end(), id.toStdString());
    return found == all.end() ? std::nullopt : std::optional(static_cast<Company>(found - all.begin()));
}

/// The tile leaves open what these bring: it depends on the board.
bool gainsDepend(ActionKind kind) {
    return kind == ActionKind::production || kind == ActionKind::construction
           || kind == ActionKind::external_work;
}

/// "11 engineers and the architect", while he is free.
QString engineersText(const CompanyState& hand) {
    const QString plain = BarrageNames::engineers(hand.engineers);
    return hand.architect == Architect::free ? translate("BarrageTiles", "%1 and the architect").arg(plain)
                                             : plain;
}

/// A human's VP are kept too; at Low Voltage an Automa has none.
bool hasIncome(const CompanyState& hand) {
    return hand.player == PlayerKind::human ? hand.vp_known : gets_income(hand);
}

} // namespace

BarrageTiles::BarrageTiles(BarrageGame& game, std::shared_ptr<const Catalogue> facts, QObject* parent)
    : QObject(parent), game_(game), facts_(std::move(facts)) {
    connect(&game_, &BarrageGame::changed, this, &BarrageTiles::settle);
}

BarrageTiles::~BarrageTiles() = default;

bool BarrageTiles::active() const {
    return game_.isOpen() && game_.state().tracking == Tracking::tiles_only;
}

void BarrageTiles::settle() {
    if (game_.journal().cursor() != cursor_) {
        cursor_ = game_.journal().cursor();
        points_ = {};
        income_ = {};
        incomeEnergy_ = {};
        usaSteps_ = 0;
    }
    order_.clear();
    if (active() && mode() == u"next")
        if (const auto next = game_.preview(TilesNextRound{}); next.ok())
            order_ = next.value().after.turn_order;
    selected_ = 0;
    for (const TileOffer& each : tile_offers(game_.facts(), game_.state()))
        if (each.open && each.barred.empty()) {
            select(each.action.order);
            return;
        }
    emit changed();
}

QString BarrageTiles::mode() const {
    if (!active())
        return QStringLiteral("none");
    const State& state = game_.state();
    if (state.turn)
        return QStringLiteral("automa");
    if (game_.humanToAct())
        return QStringLiteral("human");
    if (game_.automaToDraw())
        return QStringLiteral("draw");
    if (state.phase == Phase::game_over)
        return QStringLiteral("over");
    if (state.phase != Phase::end_of_round)
        return QStringLiteral("score");
    return state.round < game_.facts().setup.rounds ? QStringLiteral("next") : QStringLiteral("final");
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
    const QString now = mode();
    if (const auto company = who()) {
        const QString name = BarrageNames::company(id_of(*company));
        if (now == u"automa")
            return translate("BarrageTiles", "%1: tile %2")
                .arg(name)
                .arg(game_.state().turn->actions_tile.value);
        return now == u"human" && !byTile() ? translate("BarrageTiles", "%1: a human’s turn").arg(name)
                                            : translate("BarrageTiles", "%1: turn up a tile").arg(name);
    }
    if (now == u"score")
        return translate("BarrageTiles", "End of round %1: the energy track").arg(game_.state().round);
    if (now == u"next")
        return translate("BarrageTiles", "Turn order of round %1").arg(game_.state().round + 1);
    return now == u"final" ? translate("BarrageTiles", "Final scoring") : QString();
}

QString BarrageTiles::note() const {
    const QString now = mode();
    if (const auto company = who()) {
        const CompanyState& hand = game_.state().company(*company);
        if (byTile() || (hand.player == PlayerKind::human && game_.state().turn))
            return translate("BarrageTiles",
                             "Mahiri Sekibo is in play: a human’s first action of the round is "
                             "read from an Automa tile (B-10.17).");
        if (hand.player == PlayerKind::human)
            return translate("BarrageTiles",
                             "Set the markers if they moved: the energy decides the next turn order.");
        return QStringLiteral("%1 · %2").arg(sideDetail(hand), engineersText(hand));
    }
    if (now == u"score")
        return translate("BarrageTiles", "The app scores places and credits by the markers. Add the VP of "
                                         "the bonus tile as the table counts them.");
    if (now == u"next")
        return translate("BarrageTiles", "Least energy first. Move a company up if the order on the table is "
                                         "different; markers go to 0 and engineers come back.");
    return now == u"final" ? translate("BarrageTiles", "Add what the table counts: objective tile, machines "
                                                       "left, drops in own dams, buildings.")
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

QVariantList BarrageTiles::actions() const {
    QVariantList list;
    const QSet<int> done = doneInThisTurn();
    const auto& turn = game_.state().turn;
    const CompanyState* const who = turn ? &game_.state().company(turn->company) : nullptr;
    const int left = who ? who->engineers + (who->architect == Architect::free ? 1 : 0) : 0;
    QString column;
    for (const TileOffer& each : tile_offers(game_.facts(), game_.state())) {
        if (each.barred == "B-6.10")
            continue; // of the expansion, which is not on this table
        QVariantMap cell = actionCell(each.action);
        const QString here = cell[QStringLiteral("columnTitle")].toString();
        if (here == column)
            cell[QStringLiteral("columnTitle")] = QString();
        column = here;
        const QVariantList rule = ruleTexts(rulesOf(each.action).mid(0, 1));
        cell[QStringLiteral("state")] = !each.barred.empty()               ? QStringLiteral("barred")
                                        : each.open                        ? QStringLiteral("open")
                                        : done.contains(each.action.order) ? QStringLiteral("done")
                                                                           : QStringLiteral("impossible");
        cell[QStringLiteral("engineers")] = each.engineers;
        cell[QStringLiteral("rule")] =
            each.barred.empty() ? rulesOf(each.action).value(0) : text(each.barred);
        cell[QStringLiteral("ruleText")] =
            rule.isEmpty() ? QString() : rule[0].toMap()[QStringLiteral("text")].toString();
        cell[QStringLiteral("criteria")] =
            criteriaFor(game_.facts(), game_.state().turn->criteria_tile, each.action);
        cell[QStringLiteral("note")] =
            each.again       ? translate("BarrageTiles", "With the architect: then another turn.")
            : each.architect ? translate("BarrageTiles", "The architect is among them.")
            : !each.action.ends_turn && each.engineers < left
                ? translate("BarrageTiles", "The turn goes on.") // with nobody left it does not
            : each.engineers < each.action.engineers
                ? translate("BarrageTiles", "With all engineers that are left.")
                : QString();
        list << cell;
    }
    return list;
}

QVariantMap BarrageTiles::criteria() const {
    const auto& turn = game_.state().turn;
    return active() && turn ? criteriaSide(game_.facts(), turn->criteria_tile) : QVariantMap();
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
    emit changed();
}

bool BarrageTiles::asksGains() const {
    const auto chosen = offer(selected_);
    return chosen && gainsDepend(chosen->action.kind);
}

bool BarrageTiles::asksSteps() const {
    if (!active() || !usa_may_step(game_.state()))
        return false;
    const auto chosen = offer(selected_);
    return mode() == u"score" || (chosen && chosen->moves_water);
}

void BarrageTiles::setUsaSteps(int steps) {
    usaSteps_ = steps;
    emit changed();
}

void BarrageTiles::setVp(int vp) {
    vp_ = vp;
    emit changed();
}

void BarrageTiles::setEnergy(int energy) {
    energy_ = energy;
    emit changed();
}

bool BarrageTiles::canRefuse() const {
    const auto chosen = offer(selected_);
    return chosen && !chosen->always;
}

QVariantList BarrageTiles::rules() const {
    const auto chosen = offer(selected_);
    return chosen ? ruleTexts(rulesOf(chosen->action)) : QVariantList();
}

void BarrageTiles::refresh() {
    if (entry_)
        entry_->refresh();
    emit changed();
}

QVariantList BarrageTiles::markers() const {
    QVariantList list;
    if (!active())
        return list;
    for (const Company company : game_.state().turn_order) {
        const CompanyState& hand = game_.state().company(company);
        const bool human = hand.player == PlayerKind::human;
        list << QVariantMap{{QStringLiteral("company"), text(name_of(company))},
                            {QStringLiteral("name"), BarrageNames::company(id_of(company))},
                            {QStringLiteral("detail"), sideDetail(hand)},
                            {QStringLiteral("human"), human},
                            {QStringLiteral("engineers"), int{hand.engineers}},
                            {QStringLiteral("most"), game_.facts().pieces.engineers},
                            {QStringLiteral("vp"), int{hand.vp}},
                            {QStringLiteral("energy"), int{hand.energy}},
                            {QStringLiteral("current"), company == who()}};
    }
    return list;
}

bool BarrageTiles::perform(const Command& command) {
    const core::Status status = game_.perform(command);
    if (!status.ok())
        emit refused(barrageErrorText(status.error()));
    return status.ok();
}

void BarrageTiles::done() {
    if (selected_ != 0)
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

void BarrageTiles::setMarker(const QString& id, const QString& what, int value) {
    const auto company = companyOf(id);
    if (!active() || !company)
        return;
    std::size_t place = 0;
    for (std::size_t i = 0; i < index_of(*company); ++i)
        place += game_.state().companies[i].in_play ? 1 : 0;
    const QString words = what == u"vp"       ? translate("BarrageTiles", "VP")
                          : what == u"energy" ? translate("BarrageTiles", "energy")
                                              : BarrageNames::round_word("engineers");
    const QString label =
        QStringLiteral("%1, %2 %3").arg(BarrageNames::company(id_of(*company)), words).arg(value);
    perform(Correct{
        nlohmann::json::array({{{"op", "add"},
                                {"path", "/companies/" + std::to_string(place) + "/" + what.toStdString()},
                                {"value", value}}}),
        label.toStdString()});
}

void BarrageTiles::setPoints(const QString& id, int vp) {
    if (const auto company = companyOf(id)) {
        points_[index_of(*company)] = vp;
        emit changed();
    }
}

void BarrageTiles::setIncome(const QString& id, const QString& what, int value) {
    if (const auto company = companyOf(id)) {
        (what == u"vp" ? income_ : incomeEnergy_)[index_of(*company)] = value;
        emit changed();
    }
}

QVariantList BarrageTiles::prompts() const {
    QVariantList list;
    const auto add = [&](const QString& words, const char* symbol) {
        list << QVariantMap{{QStringLiteral("text"), words},
                            {QStringLiteral("symbol"), QString::fromLatin1(symbol)}};
    };
    const QString now = mode();
    if (now == u"score") {
        add(translate("BarrageTiles", "Let the water flow: headstreams A to D, one drop at a time."), "drop");
        if (asksSteps())
            add(translate("BarrageTiles", "Count the drops that ran past powerhouses of the USA."), "energy");
    }
    if (now == u"next") {
        const int round = game_.state().round + 1;
        add(translate("BarrageTiles",
                      "Energy markers back to 0, engineers back; those that close spaces stay."),
            "engineer");
        add(translate("BarrageTiles", "Income of round %1: each company takes what its board shows.")
                .arg(round),
            "vp");
        if (round < game_.facts().setup.rounds)
            add(translate("BarrageTiles", "Put the drops of round %1 on the headstreams.").arg(round),
                "drop");
    }
    return list;
}

void BarrageTiles::advance(const QString& id) {
    for (std::size_t i = 1; i < order_.size(); ++i)
        if (text(name_of(order_[i])) == id) {
            std::swap(order_[i], order_[i - 1]);
            emit changed();
            return;
        }
}

QVariantList BarrageTiles::scoreRows() const {
    const bool final = mode() == u"final";
    const auto scored =
        final ? game_.preview(TilesScoreGame{points_}) : game_.preview(TilesScoreRound{points_, usaSteps_});
    QVariantList list;
    if (!scored.ok())
        return list;
    for (const Company company : game_.state().turn_order) {
        const int stepped = company == Company::usa ? usaSteps_ : 0;
        QStringList parts{BarrageNames::energy(game_.state().company(company).energy + stepped)};
        for (const ScoreLine& line : scored.value().phase->lines)
            if (line.company == company && (line.vp != 0 || line.credits != 0)
                && line.reason != Reason::bonus_tile && line.reason != Reason::by_hand)
                parts << (line.vp == 0
                              ? translate("BarrageTiles", "%1: %2")
                                    .arg(BarrageNames::reason(id_of(line.reason)),
                                         BarrageNames::credits(line.credits))
                              : translate("BarrageTiles", "%1: %2")
                                    .arg(BarrageNames::reason(id_of(line.reason)), signed_number(line.vp)));
        const int before = game_.state().company(company).vp;
        const int after = scored.value().after.company(company).vp;
        list << QVariantMap{
            {QStringLiteral("company"), text(name_of(company))},
            {QStringLiteral("name"), BarrageNames::company(id_of(company))},
            {QStringLiteral("detail"), parts.join(QStringLiteral(" · "))},
            {QStringLiteral("points"), points_[index_of(company)]},
            {QStringLiteral("total"), translate("BarrageTiles", "VP marker: %1 → %2").arg(before).arg(after)},
            {QStringLiteral("first"), true}};
    }
    return list;
}

QVariantList BarrageTiles::orderRows() const {
    QVariantList list;
    for (const Company company : order_)
        list << QVariantMap{
            {QStringLiteral("company"), text(name_of(company))},
            {QStringLiteral("name"), BarrageNames::company(id_of(company))},
            {QStringLiteral("detail"), BarrageNames::energy(game_.state().company(company).energy)},
            {QStringLiteral("points"), 0},
            {QStringLiteral("total"), QString()},
            {QStringLiteral("first"), list.isEmpty()},
            {QStringLiteral("human"), game_.state().company(company).player == PlayerKind::human},
            {QStringLiteral("income"), hasIncome(game_.state().company(company))},
            {QStringLiteral("vp"), income_[index_of(company)]},
            {QStringLiteral("energy"), incomeEnergy_[index_of(company)]}};
    return list;
}

QVariantList BarrageTiles::rows() const {
    const QString now = mode();
    if (now == u"next")
        return orderRows();
    return now == u"score" || now == u"final" ? scoreRows() : QVariantList();
}

QString BarrageTiles::nextText() const {
    const QString now = mode();
    if (now == u"score")
        return translate("BarrageTiles", "Score the round");
    if (now == u"next")
        return translate("BarrageTiles", "Begin round %1").arg(game_.state().round + 1);
    return translate("BarrageTiles", "End the game");
}

void BarrageTiles::goOn() {
    const QString now = mode();
    if (now == u"score")
        perform(TilesScoreRound{points_, usaSteps_});
    else if (now == u"next")
        perform(TilesNextRound{order_, income_, incomeEnergy_});
    else if (now == u"final")
        perform(TilesScoreGame{points_});
}

BoardModel* BarrageTiles::entry() {
    if (!entry_) {
        draft_ = std::make_unique<BarrageGame>(facts_);
        entry_ = std::make_unique<BoardModel>(*draft_);
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
