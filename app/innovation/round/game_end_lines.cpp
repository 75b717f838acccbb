// The final scoring as a table: a line for each reason, a column for each participant.
#include "app/innovation/round/game_end.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/table/score.h"

#include <algorithm>

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

} // namespace

std::vector<ScoreRow> InnovationGameEnd::lines() const {
    const State state = scored() ? before_.value_or(game_.state()) : told();
    const std::vector<Player> columns = players();
    std::vector<ScoreRow> rows;
    ScoreRow marker{translate("InnovationGameEnd", "VP marker after round 6"),
                    translate("InnovationGameEnd", "humans: as entered"),
                    {},
                    {},
                    false};
    for (const Player player : columns)
        marker.values << (player == Player::automa ? QString::number(state.automa.vp)
                          : state.human(player).vp ? QString::number(*state.human(player).vp)
                                                   : QStringLiteral("–"));
    rows.push_back(std::move(marker));
    if (state.app.tracking == Tracking::full)
        if (const auto score = final_score(game_.facts(), state); score.ok()) {
            const Score& parts = score.value();
            ScoreRow area{translate("InnovationGameEnd", "Area"), {}, {}, {}, false};
            QStringList sizes;
            for (const Player player : columns) {
                const AreaScore* part = partOf(parts.area, player);
                area.values << gained(part ? std::optional(part->vp) : std::nullopt);
                sizes << (part ? QString::number(part->size) : QStringLiteral("–"));
            }
            area.detail =
                translate("InnovationGameEnd", "connected: %1 · A-87").arg(sizes.join(QStringLiteral(" / ")));
            rows.push_back(std::move(area));
            for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
                ScoreRow line{as_label(InnovationNames::discipline(id_of(static_cast<Discipline>(d)))),
                              {},
                              {},
                              {},
                              false};
                QStringList levels;
                for (const Player player : columns) {
                    const LevelScore* part = partOf(parts.science[d], player);
                    line.values << gained(part ? std::optional(part->vp) : std::nullopt);
                    levels << (part ? QString::number(part->level) : QStringLiteral("–"));
                }
                line.detail =
                    translate("InnovationGameEnd", "levels: %1").arg(levels.join(QStringLiteral(" / ")));
                rows.push_back(std::move(line));
            }
            const FactionFacts& faction = game_.facts().faction(state.automa.faction);
            if (faction.guided || faction.vp_per_building > 0) {
                ScoreRow line{InnovationNames::faction(id_of(state.automa.faction)),
                              faction.guided ? translate("InnovationGameEnd", "its card, by hand · A-88")
                                             : translate("InnovationGameEnd", "%1 VP a building · A-88")
                                                   .arg(faction.vp_per_building),
                              {},
                              {},
                              false};
                for (const Player player : columns)
                    line.values << gained(player == Player::automa ? parts.faction : std::nullopt);
                rows.push_back(std::move(line));
            }
            ScoreRow total{translate("InnovationGameEnd", "Total"), {}, {}, {}, true};
            for (const Player player : columns) {
                const TotalScore* part = partOf(parts.totals, player);
                total.values << (part && part->vp ? QString::number(*part->vp) : QStringLiteral("–"));
            }
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
