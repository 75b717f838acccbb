#include "app/innovation/tracker/science.h"

#include "app/innovation/correct/draft.h"
#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/looks.h"
#include "app/innovation/text/names.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

InnovationScience::InnovationScience(InnovationApp& app) : app_(app), game_(app.game()) {
    connect(&game_, &InnovationGame::changed, this, &InnovationScience::refresh);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationScience::refresh);
    refresh();
}

InnovationScience* InnovationScience::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationScience>(engine, scripts);
}

std::vector<Player> InnovationScience::players() const {
    std::vector<Player> all;
    for (std::size_t i = 0; i < game_.state().human_count; ++i)
        all.push_back(static_cast<Player>(i));
    all.push_back(Player::automa);
    return all;
}

Player InnovationScience::chosen() const {
    const auto all = players();
    return all[std::min(static_cast<std::size_t>(side_), all.size() - 1)];
}

void InnovationScience::setTrack(int track) {
    if (track < 0 || track >= static_cast<int>(count_of<Discipline>) || track == track_)
        return;
    track_ = track;
    emit changed();
}

InnovationTrack InnovationScience::shownTrack() const {
    const auto& all = tracks_.rows();
    return all.empty() ? InnovationTrack{} : all[static_cast<std::size_t>(track_)];
}

QList<int> InnovationScience::powers() const {
    const auto& all = game_.facts().science.power;
    return {all.begin(), all.end()};
}

void InnovationScience::setSide(int side) {
    if (side < 0 || side >= static_cast<int>(players().size()) || side == side_)
        return;
    side_ = side;
    emit changed();
}

void InnovationScience::chooseAutoma() {
    setSide(static_cast<int>(players().size()) - 1); // it stands last
}

/// While a turn waits for an answer nothing moves, but for what a guided faction's card does by hand.
bool InnovationScience::readOnly() const {
    if (!game_.isOpen() || game_.readOnly())
        return true;
    const State& state = game_.state();
    return state.app.tracking == Tracking::cards_only
           || (state.turn && state.turn->resume && !game_.facts().faction(state.automa.faction).guided);
}

QString InnovationScience::subtitle() const {
    const State& state = game_.state();
    const Catalogue& facts = game_.facts();
    const bool last = state.round == round_count;
    std::optional<Discipline> symbol;
    if (last && state.final_tile)
        symbol = facts.final_tile(*state.final_tile).discipline;
    else if (!last && state.round_tile())
        symbol = facts.round_tile(*state.round_tile()).discipline;
    return symbol ? translate("InnovationScience", "Round %1 · Automa symbol: %2")
                        .arg(QString::number(state.round), InnovationNames::discipline(id_of(*symbol)))
                  : translate("InnovationScience", "Round %1").arg(state.round);
}

void InnovationScience::refresh() {
    if (!game_.isOpen()) {
        emit changed();
        return;
    }
    const State& state = game_.state();
    const auto all = players();
    side_ = std::min(side_, static_cast<int>(all.size()) - 1);
    std::vector<TableSide> sides;
    for (const Player player : all) {
        TableSide side;
        side.who = id_of(player).toString();
        side.human = is_human(player);
        side.look = sideLook(player, side.human ? state.human(player).native : state.automa.native);
        side.name = side.human ? as_label(InnovationNames::player(side.who))
                               : InnovationNames::faction(id_of(state.automa.faction));
        sides.push_back(std::move(side));
    }
    looks_.clear();
    for (const TableSide& side : sides)
        looks_ << QVariant::fromValue(side.look);
    sides_.show(std::move(sides));
    std::vector<InnovationTrack> tracks;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        InnovationTrack track;
        track.discipline = id_of(static_cast<Discipline>(d)).toString();
        track.name = as_label(InnovationNames::discipline(track.discipline));
        for (const Player player : all) {
            if (!is_human(player))
                track.levels << state.automa.science[d];
            else if (const auto& told = state.human(player).science[d]; told.known)
                track.levels << told.value;
            else
                track.levels << -1;
        }
        track.unsure = !state.scholars[d].known;
        for (std::size_t space = 0; space < scholar_space_count; ++space) {
            track.values << game_.facts().science.spaces[d][space];
            const auto owner = state.scholars[d].value[space];
            const auto found = owner ? std::ranges::find(all, *owner) : all.end();
            track.owners << (found == all.end() ? -1 : static_cast<int>(found - all.begin()));
        }
        tracks.push_back(std::move(track));
    }
    tracks_.show(std::move(tracks));
    emit changed();
}

void InnovationScience::perform(Move move) {
    if (const core::Status done = game_.perform(std::move(move)); !done.ok())
        app_.shell().say(innovationErrorText(done.error()));
}

void InnovationScience::move(const QString& discipline, int level) {
    const auto where = by_text<Discipline>(discipline);
    if (!where || level < 0 || level > top_level || readOnly())
        return;
    const Player player = chosen();
    if (is_human(player)) {
        perform(TellLevel{player, *where, static_cast<std::int8_t>(level)});
        return;
    }
    State wanted = game_.state();
    wanted.automa.science[index_of(*where)] = static_cast<std::int8_t>(level);
    perform(correctionTo(wanted, discipline));
}

void InnovationScience::toggleScholar(const QString& discipline, int space) {
    const auto where = by_text<Discipline>(discipline);
    if (!where || space < 0 || space >= static_cast<int>(scholar_space_count) || readOnly())
        return;
    State wanted = game_.state();
    ScholarSpaces spaces = wanted.scholars[index_of(*where)].value;
    auto& owner = spaces[static_cast<std::size_t>(space)];
    const auto shift = [&](int by) {
        wanted.automa.scholars = static_cast<std::int8_t>(wanted.automa.scholars + by);
    };
    if (owner == Player::automa)
        shift(1);
    owner = owner ? std::nullopt : std::optional(chosen());
    if (owner == Player::automa)
        shift(-1);
    wanted.scholars[index_of(*where)] = spaces;
    perform(correctionTo(wanted, discipline));
}

} // namespace automa::app::innovation_app
