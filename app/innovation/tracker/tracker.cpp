#include "app/innovation/tracker/tracker.h"

#include "app/innovation/joined.h"
#include "app/innovation/looks.h"
#include "app/innovation/text/names.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

InnovationTracker::InnovationTracker(InnovationApp& app) : game_(app.game()) {
    connect(&game_, &InnovationGame::changed, this, &InnovationTracker::refresh);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationTracker::retell);
    connect(&viewers_, &Viewers::activeChanged, this, &InnovationTracker::refresh);
    refresh();
}

InnovationTracker* InnovationTracker::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationTracker>(engine, scripts);
}

void InnovationTracker::refresh() {
    if (game_.isOpen()) {
        if (!game_.state().plays(who_))
            who_ = Player::automa;
        sides_.show(readSides());
    }
    if (!viewers_.isActive())
        return;
    if (game_.isOpen()) {
        buildings_.show(readBuildings());
        deck_.show(readDeck());
        PassOutlook outlook = passOutlook(game_.facts(), game_.state());
        odds_.show(std::move(outlook.odds));
        oddsNote_ = outlook.note;
    }
    ledger_.show(game_, who_);
    emit changed();
}

void InnovationTracker::retell() {
    ledger_.forget();
    refresh();
}

QString InnovationTracker::who() const {
    return id_of(who_).toString();
}

void InnovationTracker::setWho(const QString& who) {
    const auto chosen = by_name<Player>(who.toStdString());
    if (!chosen || *chosen == who_ || !game_.state().plays(*chosen))
        return;
    who_ = *chosen;
    refresh();
}

std::vector<TableSide> InnovationTracker::readSides() const {
    const State& state = game_.state();
    const auto next = player_in_turn(state);
    std::vector<TableSide> rows;
    for (const Player player : state.turn_order) {
        const bool human = is_human(player);
        TableSide row;
        row.who = id_of(player).toString();
        row.look = sideLook(player, human ? state.human(player).native : state.automa.native);
        row.name = human ? as_label(InnovationNames::player(row.who))
                         : InnovationNames::faction(id_of(state.automa.faction));
        row.detail = human ? as_label(InnovationNames::terrain(id_of(state.human(player).native)))
                           : InnovationNames::level(id_of(state.automa.level));
        if (!human)
            row.worth = QString::number(state.automa.vp);
        else if (const auto vp = state.human(player).vp)
            row.worth = QString::number(*vp);
        row.current = next == player;
        row.finished = state.has_passed(player);
        row.human = human;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString InnovationTracker::name() const {
    return automa() ? InnovationNames::faction(id_of(game_.state().automa.faction))
                    : as_label(InnovationNames::player(id_of(who_)));
}

QString InnovationTracker::points() const {
    const State& state = game_.state();
    if (!automa()) {
        const auto vp = state.human(who_).vp;
        return vp ? InnovationNames::vp(*vp) : QStringLiteral("–");
    }
    const auto& decision = game_.decision();
    const int after = decision ? decision->after.automa.vp : state.automa.vp;
    return after == state.automa.vp
               ? InnovationNames::vp(after)
               : QStringLiteral("%1 → %2").arg(QString::number(state.automa.vp), InnovationNames::vp(after));
}

bool InnovationTracker::board() const {
    return game_.isOpen() && game_.state().app.tracking == Tracking::full;
}

std::vector<InnovationSupply> InnovationTracker::readBuildings() const {
    const Supply supply = supply_of(game_.facts(), game_.state(), who_);
    std::vector<InnovationSupply> rows;
    for (std::size_t i = 0; i < own_kinds; ++i) {
        const auto kind = static_cast<Kind>(i);
        rows.push_back({QStringLiteral("innovation_") + id_of(kind).toString(),
                        as_label(InnovationNames::building(id_of(kind))), supply[i],
                        game_.facts().kind(kind).count});
    }
    return rows;
}

QString InnovationTracker::buildingsNote() const {
    int standing = 0;
    int marked = 0;
    for (const Building& building : game_.state().buildings)
        if (building.owner == who_) {
            ++standing;
            marked += building.marked ? 1 : 0;
        }
    if (!automa())
        return translate("InnovationTracker", "%n on the map", nullptr, standing);
    return translate("InnovationTracker", "%1 on the map: %2 with token").arg(standing).arg(marked);
}

int InnovationTracker::scholars() const {
    return game_.state().automa.scholars;
}

QString InnovationTracker::innovationsNote() const {
    constexpr int most = 3;
    const int taken = innovations();
    return game_.state().round < 3
               ? translate("InnovationTracker", "%1 of %2, from round 3").arg(taken).arg(most)
               : translate("InnovationTracker", "%1 of %2").arg(taken).arg(most);
}

QStringList InnovationTracker::science() const {
    QStringList levels;
    const State& state = game_.state();
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        if (automa())
            levels << QString::number(state.automa.science[d]);
        else if (const auto& told = state.human(who_).science[d]; told.known)
            levels << QString::number(told.value);
        else
            levels << QStringLiteral("–");
    }
    return levels;
}

QStringList InnovationTracker::disciplines() const {
    QStringList all;
    for (const std::string_view each : Names<Discipline>::all)
        all << id_of(each).toString();
    return all;
}

QStringList InnovationTracker::disciplineNames() const {
    QStringList all;
    for (const std::string_view each : Names<Discipline>::all)
        all << as_label(InnovationNames::discipline(id_of(each)));
    return all;
}

} // namespace automa::app::innovation_app
