#include "app/barrage/turn/table.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/contract_kind.h"
#include "app/barrage/side_detail.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/barrage/turn/question_groups.h"
#include "app/barrage/turn/turn_text.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/turn/questions.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// "yellow|0"
QString slotKey(const Need& need) {
    return id_of(need.colour).toString() + u'|' + QString::number(need.slot);
}

} // namespace

BarrageTable::BarrageTable(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::changed, this, &BarrageTable::followGame);
}

void BarrageTable::followGame() {
    if (game_.moment() != moment_) {
        moment_ = game_.moment();
        reads_.reset();
        named_.reset();
        chosen_.reset();
        naming_ = naming_ && answering_;
    }
    retell();
}

void BarrageTable::retell() {
    order_.show(participants());
    whole_ = game_.wholeTurn();
    if (whole_) {
        TurnText words = turnText(game_.facts(), whole_->before, whole_->decision, whole_->booked);
        QSet<int> booked;
        for (std::size_t i = 0; i < whole_->booked; ++i)
            for (std::size_t line = 0; line < words.groups[i].lines.size(); ++line)
                booked << static_cast<int>(booked.size()) + 1;
        turn_.show(std::move(words), whole_->begun + 1);
        if (!booked.isEmpty())
            turn_.steps()->setTicked(turn_.steps()->ticked() | booked);
    } else {
        turn_.show(TurnText(), game_.cursor() + 1);
    }
    slots_.show(slotsOnSheet());
    if (const auto need = asked())
        question_.ask(contractQuestion(*need));
    else
        question_.ask(mode() == Tile ? tileQuestion() : Question());
    emit changed();
}

QString BarrageTable::title() const {
    return BarrageNames::round_of(game_.state().round, game_.facts().setup.rounds);
}

QString BarrageTable::subtitle() const {
    if (const auto& turn = game_.state().turn)
        return translate("BarrageTable", "Tile %1 · criteria %2")
            .arg(tileCode(game_.facts(), turn->actions_tile.value),
                 tileCode(game_.facts(), turn->criteria_tile.value));
    if (const auto human = game_.humanToAct())
        return translate("BarrageTable", "Turn: %1", "a human's").arg(BarrageNames::company(id_of(*human)));
    return as_label(BarrageNames::phase(id_of(game_.state().phase)));
}

//: state of one company: it has passed, or has no engineers left
std::vector<TableSide> BarrageTable::participants() const {
    std::vector<TableSide> list;
    if (!game_.isOpen())
        return list;
    const State& state = game_.state();
    const auto current = who();
    for (const Company company : state.turn_order) {
        const CompanyState& facts = state.company(company);
        const bool over = state.phase != Phase::actions || !can_act(facts);
        TableSide one;
        one.who = text(name_of(company));
        one.look = companyLook(one.who);
        one.name = BarrageNames::company(id_of(company));
        one.current = company == current && state.phase == Phase::actions;
        one.finished = over && !one.current;
        one.human = facts.player == PlayerKind::human;
        one.detail = !one.finished ? sideDetail(facts)
                     : one.human   ? translate("BarrageTable", "passed")
                                   : translate("BarrageTable", "finished");
        if (!one.finished)
            one.brief = as_label(one.human ? one.detail : BarrageNames::level_short(id_of(facts.level)));
        one.worth = facts.vp_known ? QString::number(facts.vp) : QString();
        list.push_back(std::move(one));
    }
    return list;
}

std::optional<Company> BarrageTable::who() const {
    const State& state = game_.state();
    if (!game_.isOpen())
        return std::nullopt;
    if (state.turn)
        return state.turn->company;
    if (const auto human = game_.humanToAct())
        return human;
    return game_.automaToDraw();
}

BarrageTable::Mode BarrageTable::mode() const {
    if (!game_.isOpen())
        return None;
    if (named_ || (asked() && !game_.state().turn))
        return Refill;
    if (game_.state().turn)
        return Automa;
    if (tileAwaited())
        return Tile;
    return game_.humanToAct() ? Human : Over;
}

QString BarrageTable::company() const {
    const auto company = who();
    return company ? text(name_of(*company)) : QString();
}

QString BarrageTable::companyName() const {
    const auto company = who();
    return company ? BarrageNames::company(id_of(*company)) : QString();
}

QString BarrageTable::target() const {
    if (whole_ && mode() == Automa)
        for (const Step& step : whole_->decision.steps)
            if (step.space)
                return QString::fromStdString(game_.facts().space(*step.space).id);
    return {};
}

bool BarrageTable::waits() const {
    const auto& decision = game_.decision();
    return decision && !decision->needs.empty();
}

std::vector<Need> BarrageTable::openSlots() const {
    if (!game_.isOpen() || game_.state().tracking != Tracking::full)
        return {};
    const auto& decision = game_.decision();
    std::vector<Need> open;
    if (waits())
        open.assign(decision->needs.begin(), decision->needs.end());
    // What the turn on the table empties counts once it stops to ask.
    const State& seen = waits() ? decision->after : game_.state();
    const auto discarded = game_.discardedContracts();
    const auto in_stack = [&](Colour colour) {
        return std::ranges::any_of(unseen_contracts(game_.facts(), game_.state(), colour),
                                   [&](ContractId id) { return !discarded.has(id); });
    };
    for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
        for (int slot = 0; slot < 2; ++slot) {
            const Need need{static_cast<Colour>(colour), slot};
            if (!seen.contracts[colour][static_cast<std::size_t>(slot)]
                && std::ranges::find(open, need) == open.end() && in_stack(need.colour))
                open.push_back(need);
        }
    return open;
}

std::optional<Need> BarrageTable::asked() const {
    if (named_)
        return named_;
    if (!waits() && !naming_)
        return std::nullopt;
    const auto open = openSlots();
    if (chosen_ && std::ranges::find(open, *chosen_) != open.end())
        return chosen_;
    return open.empty() ? std::nullopt : std::optional(open.front());
}

std::vector<PadChip> BarrageTable::slotsOnSheet() const {
    const auto now = asked();
    std::vector<PadChip> rows;
    if (!now || named_)
        return rows;
    auto open = openSlots();
    std::ranges::sort(open, {}, [](const Need& need) { return std::pair(need.colour, need.slot); });
    for (const Need& need : open) {
        const QString name = as_label(
            BarrageNames::contract_in_slot(BarrageNames::contract_kind(id_of(need.colour)), need.slot));
        rows.push_back({slotKey(need), name, name, need == *now});
    }
    return rows;
}

void BarrageTable::chooseSlot(const QString& slot) {
    for (const Need& need : openSlots())
        if (slotKey(need) == slot)
            chosen_ = need;
    retell();
}

void BarrageTable::setAtOnce(bool atOnce) {
    if (atOnce_ == atOnce)
        return;
    atOnce_ = atOnce;
    emit atOnceChanged();
}

//: the question, its choices, and a button that puts it off
Question BarrageTable::contractQuestion(const Need& need) const {
    const QString slot =
        BarrageNames::contract_in_slot(BarrageNames::contract_kind(id_of(need.colour)), need.slot);
    Question question;
    question.title = translate("BarrageTable", "%1: which one is new?").arg(as_label(slot));
    question.picture = pictureOf(kindOf(need.colour));
    question.later = waits() && !named_ ? QString() : translate("BarrageTable", "Later");
    question.groups = unseenContracts(game_.facts(), game_.state(), need.colour, game_.discardedContracts());
    return question;
}

std::optional<Company> BarrageTable::tileAwaited() const {
    if (const auto automa = game_.automaToDraw())
        return automa;
    return reads_ && game_.humanToAct() == reads_ ? reads_ : std::nullopt;
}

Question BarrageTable::tileQuestion() const {
    const auto& tiles = game_.state().tiles;
    const bool first = game_.firstTileUnknown();
    const bool again = first && !tiles.discard.empty();
    // After the last tile of the stack all but the one that gives the criteria come again (B-3.2).
    std::vector<TileId> offered(tiles.stack.begin() + (first ? 0 : 1), tiles.stack.end());
    if (offered.empty() || again)
        offered.insert(offered.end(), tiles.discard.begin(), tiles.discard.end());
    Question question;
    question.title =
        again ? translate(
            "BarrageTable",
            "Shuffle all 20 tiles. Turn over the top one and put it beside the stack. Which one is it?")
        : first ? translate("BarrageTable",
                            "Turn over the top tile and put it beside the stack. Which one is it?")
                : translate("BarrageTable",
                            "Turn over the top tile onto the discard pile. Which one is on the stack now?");
    question.text = first ? translate("BarrageTable", "By its code, as printed: dam, conduit, powerhouse")
                          : translate("BarrageTable", "By its actions: first the production at the top left");
    question.groups = first ? tilesByCode(game_.facts(), offered) : tilesByActions(game_.facts(), offered);
    return question;
}

bool BarrageTable::perform(const Command& command) {
    const core::Status status = game_.perform(command);
    if (!status.ok())
        emit refused(barrageErrorText(status.error()));
    return status.ok();
}

void BarrageTable::done() {
    if (!game_.decision() || waits())
        return;
    const std::size_t known = openSlots().size();
    if (!perform(TakeAutomaTurn{}) || !atOnce_)
        return;
    naming_ = openSlots().size() > known;
    retell();
}

void BarrageTable::answer(const QString& id) {
    if (const auto need = asked())
        answerContract(*need, id);
    else if (mode() == Tile)
        answerTile(id.toInt());
}

void BarrageTable::answerContract(const Need& need, const QString& id) {
    const auto contract = game_.facts().find_contract(id.toStdString());
    if (!contract)
        return;
    // What the Automa has done before the question counts first: it may have emptied this very slot.
    const bool acted = waits() && !game_.decision()->steps.empty();
    const bool goesOn = !named_;
    answering_ = true;
    naming_ = goesOn; // one sheet for all of them
    if (!acted || perform(TakeAutomaTurn{}))
        perform(LayContract{need.colour, need.slot, *contract});
    answering_ = false;
    naming_ = goesOn && !openSlots().empty();
    retell();
}

void BarrageTable::answerTile(int tile) {
    const TileId id(static_cast<std::size_t>(tile));
    const auto company = tileAwaited();
    if (!company)
        return;
    if (!game_.firstTileUnknown()) {
        perform(DrawTile{*company, id});
        return;
    }
    const auto reads = reads_;
    perform(NameFirstTile{id});
    reads_ = reads; // the human's tile is asked for next
    retell();
}

void BarrageTable::later() {
    named_.reset();
    naming_ = false;
    retell();
}

void BarrageTable::nameContract(Colour colour, int slot) {
    named_ = Need{colour, slot};
    retell();
}

void BarrageTable::readTile() {
    const auto human = game_.humanToAct();
    if (!human)
        return;
    if (game_.tileSource() == TileSource::app) {
        perform(DrawTile{*human, std::nullopt});
        return;
    }
    reads_ = human;
    retell();
}

void BarrageTable::undo() {
    game_.undo();
}

void BarrageTable::redo() {
    game_.redo();
}

} // namespace automa::app::barrage_app
