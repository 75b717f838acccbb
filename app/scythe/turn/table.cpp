#include "app/scythe/turn/table.h"

#include "app/scythe/errors.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/card_question.h"
#include "app/scythe/turn/combat_stars.h"
#include "app/scythe/turn/turn_text.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

ScytheTable::ScytheTable(ScytheGame& game, ScytheMap& map, QObject* parent)
    : QObject(parent), game_(game), map_(map) {
    connect(&game_, &SessionBase::changed, this, &ScytheTable::followGame);
}

void ScytheTable::followGame() {
    const auto& decision = game_.decision();
    if (game_.isOpen())
        map_.show(decision ? decision->after : game_.state());
    if (game_.moment() == moment_ && game_.isOpen()) {
        retell();
        return;
    }
    moment_ = game_.moment();
    richest_.clear();
    rest_.clear();
    told_.clear();
    placesStar_ = game_.isOpen() && combatStarLeft(game_);
    if (const auto need = asked(); need && need->what == NeedKind::resources)
        for (const TerritoryId at : need->territories)
            (richest_.empty() && !counts(*need) ? richest_ : rest_).push_back(at);
    retell();
}

void ScytheTable::retell() {
    order_.show(participants());
    const auto& decision = game_.decision();
    turn_.show(decision ? turnText(game_.facts(), game_.state(), *decision, map_.turned()) : TurnText(),
               game_.cursor() + 1);
    question_.ask(questionOf());
    light();
    emit changed();
}

QString ScytheTable::title() const {
    return translate("ScytheTable", "Turn %1").arg(game_.turnNumber());
}

//: line below the title; water open: its units may cross lakes
QString ScytheTable::subtitle() const {
    if (!game_.isOpen())
        return {};
    const QString water = water_open(game_.facts(), game_.automa().automa)
                              ? translate("ScytheTable", "water open")
                              : translate("ScytheTable", "water closed");
    if (const auto& turn = game_.state().turn; turn && turn->kind == TurnKind::automa)
        return translate("ScytheTable", "Card %1 · %2 · %3")
            .arg(QString::number(turn->card.value),
                 ScytheNames::scheme(id_of(scheme_of(game_.facts(), game_.automa().automa))), water);
    if (mode() == Human || mode() == Automa)
        return translate("ScytheTable", "Your turn · %1")
            .arg(ScytheNames::faction(id_of(game_.human().faction)));
    return water;
}

std::vector<TableSide> ScytheTable::participants() const {
    std::vector<TableSide> list;
    if (!game_.isOpen())
        return list;
    const State& state = game_.state();
    for (std::size_t i = 0; i < state.sides.size(); ++i) {
        const Side& side = state.sides[i];
        TableSide one;
        one.who = id_of(side.faction).toString();
        one.look = factionLook(one.who);
        one.human = side.player == Player::human;
        one.name = one.human ? translate("ScytheTable", "You") : ScytheNames::faction(id_of(side.faction));
        const int stars = one.human ? side.human.stars : stars_of(game_.facts(), side.automa);
        one.worth = translate("ScytheTable", "%1 ★", "stars").arg(stars);
        one.detail =
            one.human ? ScytheNames::faction(id_of(side.faction))
                      : translate("ScytheTable", "power %1 · %2")
                            .arg(QString::number(side.automa.power), ScytheNames::coins(side.automa.coins));
        if (!one.human)
            one.brief =
                translate("ScytheTable", "power %1 · $%2").arg(side.automa.power).arg(side.automa.coins);
        one.current = !game_.over() && state.next == SideId(i);
        list.push_back(std::move(one));
    }
    return list;
}

ScytheTable::Mode ScytheTable::mode() const {
    if (!game_.isOpen())
        return None;
    if (game_.over())
        return Over;
    if (game_.state().turn)
        return Automa;
    return game_.automaToDraw() ? Card : Human;
}

bool ScytheTable::ready() const {
    const auto& decision = game_.decision();
    return decision && decision->needs.empty();
}

bool ScytheTable::fought() const {
    return ready()
           && std::ranges::find(game_.decision()->steps, StepKind::combat, &Step::kind)
                  != game_.decision()->steps.end();
}

bool ScytheTable::starOffered() const {
    return ready() && !next_star_is_last(game_.human())
           && std::ranges::any_of(game_.decision()->steps, [](const Step& step) {
                  return step.kind == StepKind::combat && step.winner == Player::human;
              });
}

void ScytheTable::setPlacesStar(bool places) {
    placesStar_ = places;
    emit changed();
}

bool ScytheTable::sixthStarPossible() const {
    const auto& decision = game_.decision();
    if (!decision || !decision->needs.empty() || !next_star_is_last(game_.human()))
        return false;
    return std::ranges::any_of(decision->steps, [](const Step& step) {
        return step.kind == StepKind::recruit_bonus && step.human_gains != false;
    });
}

std::optional<Need> ScytheTable::asked() const {
    const auto& decision = game_.decision();
    if (!decision || decision->needs.empty())
        return std::nullopt;
    const Need& need = decision->needs.front();
    const bool fight = need.what == NeedKind::combat_card || need.what == NeedKind::combat_result;
    return fight ? std::nullopt : std::optional(need);
}

Question ScytheTable::questionOf() const {
    if (mode() == Card)
        return cardQuestion(translate("ScytheTable", "Reveal the Automa’s next card. Which one is it?"),
                            game_.automa().automa.cards);
    const auto need = asked();
    if (!need)
        return {};
    if (need->what != NeedKind::resources)
        return checkQuestion(*need, game_.cardsOnly());
    if (rest_.empty())
        return {};
    return richest_.empty() ? countQuestion(game_.facts(), rest_.front())
                            : resourcesQuestion(game_.facts(), richest_.front(), rest_.front());
}

bool ScytheTable::counts(const Need& need) const {
    const bool several =
        game_.state().modifiers.all_moves || game_.automa().automa.star_card == StarCard::ultimaszyna;
    return several || need.territories.size() == 1;
}

/// Where the ways of several moves end: their numbers, all of them where two end in one place.
void ScytheTable::mark(int place, int number) {
    const auto same = std::ranges::find(shown_.marks, place, &MapMark::place);
    if (same == shown_.marks.end())
        shown_.marks.push_back({place, QString::number(number)});
    else
        same->text += QStringLiteral(",%1").arg(number);
}

/// The ways of what moves, and the last place it moves to.
void ScytheTable::light() {
    shown_ = {};
    focus_.clear();
    const auto& decision = game_.decision();
    if (!decision)
        return;
    const auto bring = [this](Place place) {
        if (const QString id = map_.idOf(place); !place.is_mat() && !focus_.contains(id))
            focus_ << id;
    };
    const auto moves = std::ranges::count_if(decision->steps, [](const Step& s) { return is_move(s.kind); });
    int number = 0;
    for (const Step& step : decision->steps) {
        if (!is_move(step.kind))
            continue;
        shown_.winner = static_cast<int>(step.to.index());
        if (++number; moves > 1)
            mark(shown_.winner, number);
        if (step.from != step.to)
            shown_.lines.push_back({static_cast<int>(step.from.index()), shown_.winner, MapLine::Kind::move});
        shown_.reasons.add(step.from.index());
        bring(step.from);
        bring(step.to);
    }
    if (decision->kind == TurnKind::defend) {
        shown_.winner = static_cast<int>(Place(decision->territory).index());
        bring(decision->territory);
    }
    if (!rest_.empty())
        for (const TerritoryId at : {richest_.empty() ? rest_.front() : richest_.front(), rest_.front()}) {
            shown_.targets.add(at.index());
            bring(at);
        }
}

MapHighlights ScytheTable::onBoard() const {
    MapHighlights all = shown_;
    all.open = true;
    return all;
}

bool ScytheTable::perform(const Command& command) {
    const core::Status status = game_.perform(command);
    if (!status.ok())
        emit refused(scytheErrorText(status.error()));
    return status.ok();
}

void ScytheTable::done() {
    if (ready())
        perform(TakeAutomaTurn{starOffered() && placesStar_});
}

void ScytheTable::answer(const QString& id) {
    if (mode() == Card) {
        perform(DealCard{CardId(static_cast<std::size_t>(id.toInt()))});
        return;
    }
    const auto need = asked();
    if (!need)
        return;
    if (need->what == NeedKind::resources && richest_.empty())
        countResources(id.toInt());
    else if (need->what == NeedKind::resources)
        compareResources(id);
    else
        perform(TellCheck{id.toInt()});
}

void ScytheTable::compareResources(const QString& answer) {
    if (rest_.empty())
        return;
    const TerritoryId next = rest_.front();
    rest_.erase(rest_.begin());
    if (answer == QLatin1String("equal"))
        richest_.push_back(next);
    else if (answer == QString::fromStdString(game_.facts().territory(next).id))
        richest_ = {next};
    if (!rest_.empty()) {
        retell();
        return;
    }
    if (const auto need = asked())
        for (const TerritoryId at : need->territories)
            told_.emplace_back(at, std::ranges::find(richest_, at) != richest_.end() ? 1 : 0);
    perform(TellResources{told_});
}

void ScytheTable::countResources(int count) {
    if (rest_.empty())
        return;
    told_.emplace_back(rest_.front(), count);
    rest_.erase(rest_.begin());
    if (rest_.empty())
        perform(TellResources{told_});
    else
        retell();
}

void ScytheTable::sixthStar() {
    perform(TellSixthStar{});
}

} // namespace automa::app::scythe_app
