#include "app/innovation/round/round_start.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

InnovationRoundStart::InnovationRoundStart(InnovationApp& app)
    : app_(app), game_(app.game()), scene_(app.facts()) {
    connect(&game_, &InnovationGame::positionChanged, this, &InnovationRoundStart::clear);
    connect(&game_, &InnovationGame::changed, this, &InnovationRoundStart::refresh);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationRoundStart::refresh);
    refresh();
}

InnovationRoundStart* InnovationRoundStart::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationRoundStart>(engine, scripts);
}

bool InnovationRoundStart::active() const {
    return game_.roundIsOver() && game_.state().round < static_cast<int>(round_count);
}

void InnovationRoundStart::clear() {
    hex_.reset();
    dug_.clear();
    told_ = {};
}

int InnovationRoundStart::lastLevel(std::size_t discipline) const {
    int highest = 0;
    for (std::size_t i = 0; i < game_.state().human_count; ++i)
        highest = std::max<int>(highest, game_.state().humans[i].science[discipline].value);
    return highest;
}

State InnovationRoundStart::withDug() const {
    State state = game_.state();
    for (auto it = dug_.begin(); it != dug_.end(); ++it)
        state.terrain[it.key()] =
            it.value() == *game_.map().hexes[it.key()].terrain ? std::nullopt : std::optional(it.value());
    return state;
}

void InnovationRoundStart::refresh() {
    std::vector<InnovationRoundLevel> rows;
    if (active()) {
        scene_.showPosition(withDug());
        if (game_.state().app.tracking == Tracking::full)
            for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
                const auto discipline = static_cast<Discipline>(d);
                rows.push_back({as_label(InnovationNames::discipline(id_of(discipline))),
                                disciplineSymbol(discipline), told_[d].value_or(lastLevel(d))});
            }
    }
    levels_.show(std::move(rows));
    emit changed();
}

bool InnovationRoundStart::spades() const {
    if (!active() || game_.state().app.tracking == Tracking::cards_only)
        return false;
    const auto tile = game_.state().round_tile();
    return !tile || game_.facts().round_tile(*tile).bonus_gain == "spade";
}

MapHighlights InnovationRoundStart::shown() const {
    MapHighlights lifted;
    lifted.open = true;
    if (hex_)
        lifted.winner = scene_.placeOf(*hex_);
    return lifted;
}

QStringList InnovationRoundStart::selectable() const {
    return spades() ? scene_.idsOf(Board(game_.facts(), game_.state()).empty_land()) : QStringList();
}

QString InnovationRoundStart::hex() const {
    return hex_ ? hexCode(game_.map(), *hex_) : QString();
}

QString InnovationRoundStart::hexText() const {
    if (!hex_)
        return translate("InnovationRoundEnd", "Tap each hex you terraformed.");
    const Terrain before = terrain_of(game_.map(), game_.state(), *hex_);
    const Terrain now = dug_.value(hex_->index(), before);
    return now == before ? as_label(InnovationNames::hex(hex(), before))
                         : QStringLiteral("%1: %2 → %3")
                               .arg(hex(), InnovationNames::terrain(id_of(before)),
                                    InnovationNames::terrain(id_of(now)));
}

QStringList InnovationRoundStart::terrains() const {
    QStringList all;
    for (const Terrain terrain : game_.facts().tables.wheel)
        all << id_of(terrain).toString();
    return all;
}

QStringList InnovationRoundStart::terrainNames() const {
    QStringList all;
    for (const Terrain terrain : game_.facts().tables.wheel)
        all << as_label(InnovationNames::terrain(id_of(terrain)));
    return all;
}

QString InnovationRoundStart::terrain() const {
    return hex_ ? id_of(dug_.value(hex_->index(), terrain_of(game_.map(), game_.state(), *hex_))).toString()
                : QString();
}

QString InnovationRoundStart::levelsTitle() const {
    return game_.isOpen() && game_.state().human_count == 2
               ? translate("InnovationRoundEnd", "The higher of your two markers, after income")
               : translate("InnovationRoundEnd", "Your markers, after income");
}

void InnovationRoundStart::tapHex(const QString& id) {
    const auto found = game_.map().find(id.toStdString());
    if (!spades() || !found || !selectable().contains(id))
        return;
    hex_ = found;
    refresh();
}

void InnovationRoundStart::dig(const QString& id) {
    const auto terrain = by_text<Terrain>(id);
    if (!hex_ || !terrain)
        return;
    if (*terrain == terrain_of(game_.map(), game_.state(), *hex_))
        dug_.remove(hex_->index());
    else
        dug_.insert(hex_->index(), *terrain);
    refresh();
}

void InnovationRoundStart::setLevel(int discipline, int level) {
    if (discipline < 0 || discipline >= static_cast<int>(count_of<Discipline>) || level < 0
        || level > top_level)
        return;
    told_[static_cast<std::size_t>(discipline)] = level;
    refresh();
}

void InnovationRoundStart::start() {
    if (!active())
        return;
    const State& state = game_.state();
    Move move;
    for (auto it = dug_.begin(); it != dug_.end(); ++it)
        move.parts.emplace_back(HumanDigs{Player::human_1, HexId(it.key()), it.value()});
    // What stands there unchanged counts only at a table that enters its science.
    const bool trusted = (state.app.trusted & entered_bit(Entered::science)) != 0;
    const bool touched = std::ranges::any_of(told_, [](const auto& level) { return level.has_value(); });
    if (state.app.tracking == Tracking::full && (trusted || touched))
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            const auto level = static_cast<std::int8_t>(told_[d].value_or(lastLevel(d)));
            if (state.human_count == 2)
                move.parts.emplace_back(TellHighest{static_cast<Discipline>(d), level});
            else
                move.parts.emplace_back(TellLevel{Player::human_1, static_cast<Discipline>(d), level});
        }
    move.parts.emplace_back(StartRound{});
    if (const core::Status done = game_.perform(move); !done.ok())
        app_.shell().say(innovationErrorText(done.error()));
}

} // namespace automa::app::innovation_app
