#include "app/scythe/end/game_end.h"

#include "app/library/storage_errors.h"
#include "app/scythe/errors.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"
#include "model/scythe/state/describe.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int mostCoins = 300;
constexpr int mostBonus = 30;
constexpr int mostTerritories = 50;

QString factionName(const Side& side) {
    return ScytheNames::faction(id_of(side.faction));
}

} // namespace

ScytheGameEnd::ScytheGameEnd(ScytheGame& game, ScytheSaves& saves, QObject* parent)
    : QObject(parent), game_(game), saves_(saves), scene_(game.sharedFacts()) {
    connect(&game_, &SessionBase::changed, this, &ScytheGameEnd::followGame);
}

void ScytheGameEnd::followGame() {
    saved_ = false;
    if (!game_.isOpen() || !game_.over())
        return;
    lines_ = game_.state().final_lines.value_or(FinalLines{});
    entered_ = game_.state().final_lines.has_value();
    if (!game_.state().final_lines) {
        const bool byHuman = game_.state().side(*game_.state().ended_by).player == Player::human;
        lines_.stars = byHuman ? std::int8_t{stars_of_side} : game_.human().human.stars;
        automaTerritories_ = 0;
        humanTotal_ = 0;
    }
    scene_.show(game_.state());
    refresh();
}

void ScytheGameEnd::refresh() {
    if (!game_.isOpen() || !game_.over())
        return;
    State scored = game_.state();
    scored.final_lines = lines_;
    if (!lines_.resources && !scored.resources_tracked)
        scored.final_lines->resources = Counts{};
    score_ = score(game_.facts(), scored);
    const auto number = [](const char* field, const QString& text, const QString& detail, int value, int to) {
        return DraftNumber{QString::fromLatin1(field), text, detail, value, 0, to};
    };
    if (onMap())
        numbers_.show(
            {number("coins", translate("ScytheGameEnd", "Your coins"), {}, lines_.coins, mostCoins),
             number("popularity", translate("ScytheGameEnd", "Your popularity"),
                    translate("ScytheGameEnd", "it sets the rates"), lines_.popularity, most_popularity),
             number("stars", translate("ScytheGameEnd", "Your stars"), {}, lines_.stars, stars_of_side),
             number("structure_bonus", translate("ScytheGameEnd", "Your structure bonus"),
                    translate("ScytheGameEnd", "coins, as shown on its tile"), lines_.structure_bonus,
                    mostBonus),
             number("power", translate("ScytheGameEnd", "Your power"),
                    translate("ScytheGameEnd", "only for ties"), lines_.power, power_limit)});
    else
        numbers_.show({number("human_total", translate("ScytheGameEnd", "Your total coins"),
                              translate("ScytheGameEnd", "as you counted them"), humanTotal_, mostCoins),
                       number("automa_territories", translate("ScytheGameEnd", "The Automa’s territories"),
                              translate("ScytheGameEnd", "the Factory counts as 3"), automaTerritories_,
                              mostTerritories)});
    std::vector<DraftNumber> resources;
    for (const TerritoryId at : ownTerritories())
        resources.push_back({QString::fromStdString(game_.facts().territory(at).id),
                             as_label(ScytheNames::territory(game_.facts().territory(at))),
                             {},
                             resourcesAt(at),
                             0,
                             std::max(counted_resources_limit, resourcesAt(at))});
    resources_.show(std::move(resources));
    standings_.show(readStandings());
    std::vector<ScoreColumn> columns;
    for (const Side* side : {&game_.human(), &game_.automa()}) {
        const QString id = id_of(side->faction).toString();
        columns.push_back({id, factionLook(id), ScytheNames::faction(id)});
    }
    scores_.show(std::move(columns), readScores());
    emit changed();
}

TerritorySet ScytheGameEnd::ownTerritories() const {
    if (!onMap())
        return {};
    const SideId automa = first_side(game_.state(), Player::automa);
    const SideId human = first_side(game_.state(), Player::human);
    TerritorySet own = enemy_units(game_.state(), automa);
    const TerritorySet theirs = enemy_units(game_.state(), human);
    for (const TerritoryId at : lines_.structures)
        if (!theirs.has(at))
            own.add(at);
    return own;
}

int ScytheGameEnd::resourcesAt(TerritoryId at) const {
    const Counts& counts = lines_.resources ? *lines_.resources : game_.state().resources;
    return std::max<int>(0, counts[at.index()]);
}

int ScytheGameEnd::totalOf(Player player) const {
    if (onMap())
        return player == Player::automa ? score_.automa.total : score_.human ? score_.human->total : 0;
    if (player == Player::human)
        return humanTotal_;
    const Rates rates = rates_at(game_.facts().setup.popularity);
    return score_.automa.coins + score_.automa.star_coins + automaTerritories_ * rates.territory;
}

std::optional<Player> ScytheGameEnd::winner() const {
    if (onMap())
        return score_.winner;
    const int ours = totalOf(Player::automa);
    const int theirs = totalOf(Player::human);
    return ours == theirs ? std::nullopt : std::optional(ours > theirs ? Player::automa : Player::human);
}

QString ScytheGameEnd::headline() const {
    if (!game_.isOpen() || !game_.over())
        return {};
    if (!entered_)
        return translate("ScytheGameEnd", "Now enter what you have");
    const auto first = winner();
    const int apart = std::abs(totalOf(Player::human) - totalOf(Player::automa));
    if (!first)
        return translate("ScytheGameEnd", "A tie");
    if (apart == 0)
        return *first == Player::human ? translate("ScytheGameEnd", "You win the tie-break")
                                       : translate("ScytheGameEnd", "The Automa wins the tie-break");
    return *first == Player::human
               ? translate("ScytheGameEnd", "You win by %1").arg(ScytheNames::coins(apart))
               : translate("ScytheGameEnd", "The Automa wins by %1").arg(ScytheNames::coins(apart));
}

QString ScytheGameEnd::subline() const {
    if (!game_.isOpen() || !game_.over())
        return {};
    return game_.state().side(*game_.state().ended_by).player == Player::human
               ? translate("ScytheGameEnd", "You placed the sixth star.")
               : translate("ScytheGameEnd", "The Automa placed its sixth star.");
}

std::vector<FinalStanding> ScytheGameEnd::readStandings() const {
    const auto first = winner();
    const auto row = [&](const Side& side) {
        const bool human = side.player == Player::human;
        const QString id = id_of(side.faction).toString();
        return FinalStanding{id,
                             factionLook(id),
                             human ? translate("ScytheGameEnd", "You") : factionName(side),
                             human ? factionName(side)
                                   : translate("ScytheGameEnd", "Star card %1 · %2")
                                         .arg(ScytheNames::star_card(id_of(side.automa.star_card)),
                                              ScytheNames::level(id_of(side.automa.star_card))),
                             totalOf(side.player),
                             !entered_                         ? 0
                             : !first || *first == side.player ? 1
                                                               : 2};
    };
    std::vector<FinalStanding> rows{row(game_.human()), row(game_.automa())};
    std::ranges::stable_sort(rows, {}, &FinalStanding::place);
    return rows;
}

std::vector<ScoreRow> ScytheGameEnd::readScores() const {
    const ScoreLines& automa = score_.automa;
    const ScoreLines human = onMap() ? score_.human.value_or(ScoreLines{}) : ScoreLines{};
    const Rates ours = rates_at(game_.facts().setup.popularity);
    const Rates yours = rates_at(lines_.popularity);
    const auto line = [&](const QString& text, int you, int it, const QString& detail) {
        const QString none = QStringLiteral("–");
        return ScoreRow{text,
                        detail,
                        {onMap() ? QString::number(you) : none, it < 0 ? none : QString::number(it)},
                        {},
                        false};
    };
    const int territories = onMap() ? automa.territories : automaTerritories_;
    std::vector<ScoreRow> rows{
        line(translate("ScytheGameEnd", "Coins"), human.coins, automa.coins,
             translate("ScytheGameEnd", "in hand")),
        line(translate("ScytheGameEnd", "Stars"), human.star_coins, automa.star_coins,
             onMap() ? translate("ScytheGameEnd", "you %1 × %2 · Automa %3 × %4")
                           .arg(human.stars)
                           .arg(yours.star)
                           .arg(automa.stars)
                           .arg(ours.star)
                     : QString()),
        line(translate("ScytheGameEnd", "Territories"), human.territory_coins, territories * ours.territory,
             onMap() ? translate("ScytheGameEnd", "you %1 × %2 · Automa %3 × %4; the Factory counts as 3")
                           .arg(human.territories)
                           .arg(yours.territory)
                           .arg(territories)
                           .arg(ours.territory)
                     : QString())};
    if (onMap()) {
        const int counted = human.resources / 2;
        const QString pairs = translate("ScytheGameEnd", "%n pair(s)", nullptr, counted);
        rows.push_back(line(translate("ScytheGameEnd", "Resources"), human.resource_coins, -1,
                            translate("ScytheGameEnd", "%1 × %2; at most 6 per territory")
                                .arg(pairs)
                                .arg(yours.resource_pair)));
        rows.push_back(line(translate("ScytheGameEnd", "Structure bonus"), human.structure_bonus, -1,
                            translate("ScytheGameEnd", "as shown on its tile")));
    }
    rows.push_back({translate("ScytheGameEnd", "Total"),
                    {},
                    {QString::number(totalOf(Player::human)), QString::number(totalOf(Player::automa))},
                    {},
                    true});
    return rows;
}

QString ScytheGameEnd::tieBreak() const {
    if (!onMap() || !score_.human || !score_.decided_by || *score_.decided_by == DecidedBy::coins)
        return {};
    static constexpr Word words[] = {
        {"units", QT_TRANSLATE_NOOP("ScytheGameEnd", "Decided by workers, mechs and structures (S-115)")},
        {"power", QT_TRANSLATE_NOOP("ScytheGameEnd", "Decided by power (S-115)")},
        {"popularity", QT_TRANSLATE_NOOP("ScytheGameEnd", "Decided by popularity (S-115)")},
        {"territories", QT_TRANSLATE_NOOP("ScytheGameEnd", "Decided by territories (S-115)")},
        {"stars", QT_TRANSLATE_NOOP("ScytheGameEnd", "Decided by stars (S-115)")},
    };
    return word_of("ScytheGameEnd", words, id_of(*score_.decided_by));
}

QString ScytheGameEnd::resourcesText() const {
    return onMap() && score_.human ? translate("ScytheGameEnd", "%n count", nullptr, score_.human->resources)
                                   : QString();
}

QString ScytheGameEnd::structuresText() const {
    QStringList names;
    for (const TerritoryId at : lines_.structures)
        names << ScytheNames::territory(game_.facts().territory(at));
    return names.isEmpty()
               ? translate("ScytheGameEnd", "Tap the territories with your structures, up to four.")
               : names.join(QStringLiteral(", "));
}

MapHighlights ScytheGameEnd::shown() const {
    MapHighlights shown;
    shown.open = true;
    for (const TerritoryId at : lines_.structures) {
        const int place = scene_.indexOf(scene_.idOf(Place(at)));
        shown.candidates.add(static_cast<std::size_t>(place));
        shown.marks.push_back({place, QString::number(shown.marks.size() + 1)});
    }
    return shown;
}

void ScytheGameEnd::set(const QString& field, int value) {
    entered_ = true;
    if (field == QLatin1String("coins"))
        lines_.coins = std::max(0, value);
    if (field == QLatin1String("popularity"))
        lines_.popularity = static_cast<std::int8_t>(std::clamp(value, 0, most_popularity));
    if (field == QLatin1String("stars"))
        lines_.stars = static_cast<std::int8_t>(std::clamp(value, 0, stars_of_side));
    if (field == QLatin1String("structure_bonus"))
        lines_.structure_bonus = std::max(0, value);
    if (field == QLatin1String("power"))
        lines_.power = static_cast<std::int8_t>(std::clamp(value, 0, power_limit));
    if (field == QLatin1String("human_total"))
        humanTotal_ = std::max(0, value);
    if (field == QLatin1String("automa_territories"))
        automaTerritories_ = std::max(0, value);
    saved_ = false;
    refresh();
}

void ScytheGameEnd::setResources(const QString& territory, int count) {
    const auto at = game_.facts().find_territory(territory.toStdString());
    if (!at)
        return;
    if (!lines_.resources) {
        lines_.resources = game_.state().resources;
        for (std::int16_t& each : *lines_.resources)
            each = std::max<std::int16_t>(0, each);
    }
    (*lines_.resources)[at->index()] = static_cast<std::int16_t>(std::max(0, count));
    saved_ = false;
    refresh();
}

void ScytheGameEnd::toggleStructure(const QString& place) {
    const auto at = game_.facts().find_territory(place.toStdString());
    if (!at || game_.facts().lakes.has(*at))
        return;
    core::StaticVector<TerritoryId, 4> kept;
    bool was = false;
    for (const TerritoryId one : lines_.structures)
        if (one == *at)
            was = true;
        else
            kept.push_back(one);
    if (!was && kept.size() < 4)
        kept.push_back(*at);
    lines_.structures = kept;
    saved_ = false;
    refresh();
}

void ScytheGameEnd::save() {
    if (onMap() && game_.state().final_lines != lines_) {
        FinalLines told = lines_;
        if (!told.resources && !game_.state().resources_tracked)
            told.resources = Counts{};
        if (const core::Status done = game_.perform(TellFinal{told}); !done.ok()) {
            emit refused(scytheErrorText(done.error()));
            return;
        }
    }
    storage::GameResult result;
    const Side& automa = game_.automa();
    nlohmann::json own{{"distance", base_distance(game_.facts(), game_.human().faction, automa.faction)},
                       {"modified", game_.state().modifiers == Modifiers{} ? "no" : "yes"}};
    result.own = own.dump();
    const auto first = winner();
    for (const Side* side : {&game_.human(), &automa}) {
        const bool human = side->player == Player::human;
        storage::SideResult one;
        one.side = name_of(side->faction);
        one.kind = name_of(side->player);
        one.points = totalOf(side->player);
        one.rank = !first || *first == side->player ? 1 : 2;
        nlohmann::json mine = nlohmann::json::object();
        if (!human)
            mine["star_card"] = name_of(side->automa.star_card);
        mine["stars"] = human ? int{lines_.stars} : score_.automa.stars;
        one.own = mine.dump();
        result.sides.push_back(std::move(one));
    }
    if (const core::Status done = saves_.finish(result); !done.ok()) {
        emit refused(storageErrorText(done.error()));
        return;
    }
    saved_ = true;
    emit changed();
}

} // namespace automa::app::scythe_app
