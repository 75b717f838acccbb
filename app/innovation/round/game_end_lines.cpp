// The final scoring as a table: a line for each reason, a column for each participant.
#include "app/innovation/round/game_end.h"

#include "app/innovation/looks.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"
#include "model/innovation/table/score.h"

#include <algorithm>
#include <array>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString gained(std::optional<int> vp) {
    return vp ? QStringLiteral("+%1").arg(*vp) : QStringLiteral("–");
}

template <class Part>
const Part* partOf(const std::vector<Part>& parts, Player player) {
    const auto found = std::ranges::find(parts, player, &Part::player);
    return found == parts.end() ? nullptr : &*found;
}

/// A line of a score in the making: what each column counted and what that brought.
struct Share {
    Player player = Player::automa;
    int count = 0;
    int vp = 0;
    QString counted; // in words
};

/// "place 1", "places 1–2 shared: (18 + 12) ÷ 2"
QString placeWords(const std::vector<Share>& parts, const Share& part, const std::array<int, 3>& places,
                   bool from_zero) {
    if (part.count < 1 && !from_zero)
        return translate("InnovationGameEnd", "no place");
    const auto above = static_cast<std::size_t>(
        std::ranges::count_if(parts, [&](const Share& other) { return other.count > part.count; }));
    const auto tied = static_cast<std::size_t>(std::ranges::count(parts, part.count, &Share::count));
    if (tied == 1)
        return translate("InnovationGameEnd", "place %1").arg(above + 1);
    QStringList worth;
    for (std::size_t place = above; place < above + tied; ++place)
        worth << QString::number(place < places.size() ? places[place] : 0);
    return translate("InnovationGameEnd", "places %1–%2 shared: (%3) ÷ %4")
        .arg(above + 1)
        .arg(above + tied)
        .arg(worth.join(QStringLiteral(" + ")))
        .arg(tied);
}

QStringList sumsOf(const State& state, const std::vector<Share>& parts, const std::array<int, 3>& places,
                   bool from_zero) {
    QStringList sums;
    for (const Share& part : parts)
        sums << QStringLiteral("%1: %2, %3 → <b>%4</b>")
                    .arg(sideName(state, part.player), part.counted,
                         placeWords(parts, part, places, from_zero), gained(part.vp));
    return sums;
}

QString buildingsText(int count) {
    return translate("InnovationGameEnd", "%n building(s)", nullptr, count);
}

/// "12 buildings (C7, C8 …)": those of the largest group.
QString areaWords(const Map& map, const AreaScore& area) {
    const QString size = buildingsText(area.size);
    QStringList codes;
    for (const HexId hex : area.group)
        codes << hexCode(map, hex);
    return codes.isEmpty() ? size : QStringLiteral("%1 (%2)").arg(size, codes.join(QStringLiteral(", ")));
}

/// What the columns of all lines so far add up to, where more than one line gave something.
QStringList addedUp(const State& state, const std::vector<Player>& columns, const std::vector<ScoreRow>& rows,
                    const QStringList& totals) {
    QStringList sums;
    for (qsizetype i = 0; i < totals.size(); ++i) {
        QStringList parts;
        for (const ScoreRow& row : rows) {
            bool number = false;
            if (const int vp = row.values[i].toInt(&number); number && vp != 0)
                parts << QString::number(vp);
        }
        if (parts.size() > 1)
            sums << QStringLiteral("%1: %2 = <b>%3</b>")
                        .arg(sideName(state, columns[static_cast<std::size_t>(i)]),
                             parts.join(QStringLiteral(" + ")), totals[i]);
    }
    return sums;
}

} // namespace

QStringList InnovationGameEnd::markerSums(const State& state) const {
    QStringList sums;
    for (std::size_t round = 1; round < stations_.size(); ++round)
        sums << translate("InnovationGameEnd", "Automa, round %1: %2 → <b>%3</b>")
                    .arg(round)
                    .arg(stations_[round - 1].automa.vp)
                    .arg(round + 1 == stations_.size() ? state.automa.vp : stations_[round].automa.vp);
    return sums;
}

std::vector<ScoreRow> InnovationGameEnd::lines() const {
    const State state = scored() ? before_.value_or(game_.state()) : told();
    const std::vector<Player> columns = players();
    std::vector<ScoreRow> rows;
    ScoreRow marker{translate("InnovationGameEnd", "VP marker after round 6"),
                    translate("InnovationGameEnd", "players: as entered"),
                    {},
                    {},
                    false};
    for (const Player player : columns)
        marker.values << (player == Player::automa ? QString::number(state.automa.vp)
                          : state.human(player).vp ? QString::number(*state.human(player).vp)
                                                   : QStringLiteral("–"));
    marker.sums = markerSums(state);
    rows.push_back(std::move(marker));
    if (state.app.tracking == Tracking::full)
        if (const auto score = final_score(game_.facts(), state); score.ok()) {
            const Score& parts = score.value();
            ScoreRow area{translate("InnovationGameEnd", "Area"), {}, {}, {}, false};
            QStringList sizes;
            std::vector<Share> counted;
            for (const Player player : columns) {
                const AreaScore* part = partOf(parts.area, player);
                if (part)
                    counted.push_back({player, part->size, part->vp, areaWords(game_.map(), *part)});
                area.values << gained(part ? std::optional(part->vp) : std::nullopt);
                sizes << (part ? QString::number(part->size) : QStringLiteral("–"));
            }
            area.detail =
                translate("InnovationGameEnd", "connected: %1 · A-87").arg(sizes.join(QStringLiteral(" / ")));
            area.sums = sumsOf(state, counted, game_.facts().tables.area_places, true);
            rows.push_back(std::move(area));
            for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
                ScoreRow line{as_label(InnovationNames::discipline(id_of(static_cast<Discipline>(d)))),
                              {},
                              {},
                              {},
                              false};
                QStringList levels;
                counted.clear();
                for (const Player player : columns) {
                    const LevelScore* part = partOf(parts.science[d], player);
                    if (part)
                        counted.push_back({player, part->level, part->vp,
                                           translate("InnovationGameEnd", "level %1").arg(part->level)});
                    line.values << gained(part ? std::optional(part->vp) : std::nullopt);
                    levels << (part ? QString::number(part->level) : QStringLiteral("–"));
                }
                line.detail =
                    translate("InnovationGameEnd", "levels: %1").arg(levels.join(QStringLiteral(" / ")));
                line.sums = sumsOf(state, counted, game_.facts().science.places, false);
                rows.push_back(std::move(line));
            }
            const FactionFacts& faction = game_.facts().faction(state.automa.faction);
            if (faction.guided || faction.vp_per_building > 0) {
                ScoreRow line{InnovationNames::faction(id_of(state.automa.faction)),
                              faction.guided ? translate("InnovationGameEnd", "its card, by hand · A-88")
                                             : translate("InnovationGameEnd", "%1 VP per building · A-88")
                                                   .arg(faction.vp_per_building),
                              {},
                              {},
                              false};
                for (const Player player : columns)
                    line.values << gained(player == Player::automa ? parts.faction : std::nullopt);
                const int standing = Board(game_.facts(), state).automa().size();
                if (!faction.guided)
                    line.sums << QStringLiteral("%1 × %2 = <b>%3</b>")
                                     .arg(buildingsText(standing),
                                          InnovationNames::vp(faction.vp_per_building), line.values[0]);
                rows.push_back(std::move(line));
            }
            ScoreRow total{translate("InnovationGameEnd", "Total"), {}, {}, {}, true};
            for (const Player player : columns) {
                const TotalScore* part = partOf(parts.totals, player);
                total.values << (part && part->vp ? QString::number(*part->vp) : QStringLiteral("–"));
            }
            total.sums = addedUp(state, columns, rows, total.values);
            rows.push_back(std::move(total));
            return rows;
        }
    ScoreRow total{translate("InnovationGameEnd", "Total"), {}, {}, {}, true};
    for (const Player player : columns)
        total.values << (scored()
                             ? QString::number(is_human(player) ? game_.state().human(player).vp.value_or(0)
                                                                : game_.state().automa.vp)
                             : QStringLiteral("–"));
    rows.push_back(std::move(total));
    return rows;
}

} // namespace automa::app::innovation_app
