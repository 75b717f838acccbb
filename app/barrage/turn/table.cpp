#include "app/barrage/turn/table.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/contract_kind.h"
#include "app/barrage/side_detail.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn/question_groups.h"
#include "app/barrage/turn/turn_text.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

BarrageTable::BarrageTable(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::changed, this, &BarrageTable::followGame);
}

void BarrageTable::followGame() {
    if (game_.moment() != moment_) {
        moment_ = game_.moment();
        reads_.reset();
        named_.reset();
    }
    retell();
}

void BarrageTable::retell() {
    order_.show(participants());
    const auto& decision = game_.decision();
    turn_.show(decision ? turnText(game_.facts(), game_.state(), *decision) : TurnText(), game_.cursor() + 1);
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
            .arg(turn->actions_tile.value)
            .arg(turn->criteria_tile.value);
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
    if (named_)
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
    if (const auto& decision = game_.decision(); decision && mode() == Automa)
        for (const Step& step : decision->steps)
            if (step.space)
                return QString::fromStdString(game_.facts().space(*step.space).id);
    return {};
}

std::optional<Need> BarrageTable::asked() const {
    if (named_)
        return named_;
    const auto& decision = game_.decision();
    if (decision && !decision->needs.empty())
        return decision->needs.front();
    return std::nullopt;
}

//: the question, its choices, and a button that puts it off
Question BarrageTable::contractQuestion(const Need& need) const {
    const QString slot =
        BarrageNames::contract_in_slot(BarrageNames::contract_kind(id_of(need.colour)), need.slot);
    Question question;
    question.title = translate("BarrageTable", "%1: which one is new?").arg(as_label(slot));
    question.picture = pictureOf(kindOf(need.colour));
    question.later = named_ ? translate("BarrageTable", "Later") : QString();
    question.groups = unseenContracts(game_.facts(), game_.state(), need.colour);
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
    const auto& decision = game_.decision();
    if (decision && decision->needs.empty())
        perform(TakeAutomaTurn{});
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
    const auto& decision = game_.decision();
    const bool acted = decision && !decision->needs.empty() && !decision->steps.empty();
    if (acted && !perform(TakeAutomaTurn{}))
        return;
    perform(LayContract{need.colour, need.slot, *contract});
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
