#include "app/scythe/table.h"

#include "app/scythe/errors.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheTable::ScytheTable(ScytheGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheTable::retell);
}

void ScytheTable::retell() {
    order_.show(participants());
    emit changed();
}

QString ScytheTable::title() const {
    return translate("ScytheTable", "Turn %1").arg(game_.turnNumber());
}

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
    if (mode() == Human)
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
        one.worth = QString::number(stars) + u'★';
        one.detail = one.human ? ScytheNames::faction(id_of(side.faction))
                               : translate("ScytheTable", "power %1 · coins %2")
                                     .arg(side.automa.power)
                                     .arg(side.automa.coins);
        one.current = !game_.over() && (state.turn ? state.turn->side == SideId(i) : state.next == SideId(i));
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

bool ScytheTable::perform(const Command& command) {
    const core::Status status = game_.perform(command);
    if (!status.ok())
        emit refused(scytheErrorText(status.error()));
    return status.ok();
}

void ScytheTable::done() {
    const auto& decision = game_.decision();
    if (decision && decision->needs.empty())
        perform(TakeAutomaTurn{});
}

void ScytheTable::answer(const QString& id) {
    if (mode() == Card)
        perform(DealCard{CardId(static_cast<std::size_t>(id.toInt()))});
}

void ScytheTable::sixthStar() {
    perform(TellSixthStar{});
}

} // namespace automa::app::scythe_app
