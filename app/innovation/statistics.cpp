// What the statistics of Age of Innovation count by, and its words for it.
#include "model/storage/statistics.h"
#include "app/innovation/saved_games.h"
#include "app/innovation/text/names.h"
#include "app/text/qt_text.h"
#include "model/innovation/ids.h"

namespace automa::app::innovation_app {
namespace {

//: below a chart of points: start of the game, its rounds, its end
QString stageName(int stage, int stages) {
    return stage == 0            ? translate("InnovationStatistics", "start")
           : stage + 1 == stages ? translate("InnovationStatistics", "end")
                                 : translate("InnovationStatistics", "R%1", "round, short").arg(stage);
}

QString modeName(const QString& mode) {
    return mode == QLatin1String("cards") ? translate("InnovationStatistics", "Cards only")
                                          : translate("InnovationStatistics", "App decides");
}

} // namespace

StatisticsWords InnovationSavedGames::statistics() const {
    using Of = StatisticsColumn::Of;
    StatisticsWords words;
    words.points = [](const QString& number) {
        return translate("InnovationStatistics", "%1 VP").arg(number);
    };
    words.curves = [] { return translate("InnovationStatistics", "VP by round"); };
    words.stage = stageName;
    words.margins = [] { return translate("InnovationStatistics", "Margins in VP"); };
    words.mode = [] { return translate("InnovationStatistics", "The app’s role"); };
    words.modeName = modeName;
    words.columns = {
        {.id = "level",
         .of = Of::Automa,
         .name = QStringLiteral("level"),
         .tally = [] { return translate("InnovationStatistics", "By Automa level"); },
         .filter = [] { return translate("InnovationStatistics", "Level"); },
         .nameOf = [](const QString& level) { return InnovationNames::level(level); },
         .values = idsOf<innovation::Level>()},
        {.id = "faction",
         .of = Of::Automa,
         .name = QStringLiteral("faction"),
         .tally = [] { return translate("InnovationStatistics", "By Automa faction"); },
         .filter = [] { return translate("InnovationStatistics", "Faction"); },
         .nameOf = [](const QString& faction) { return InnovationNames::faction(faction); },
         .values = idsOf<innovation::Faction>()},
        {.id = storage::kSideColumn,
         .of = Of::Side,
         .name = QStringLiteral("terrain"),
         .seats = [] { return translate("InnovationStatistics", "By native terrain"); },
         .filter = [] { return translate("InnovationStatistics", "Player’s native terrain"); },
         .nameOf = [](const QString& terrain) { return as_label(InnovationNames::terrain(terrain)); },
         .values = idsOf<innovation::Terrain>(),
         .sides = true},
        {.id = "map",
         .of = Of::Game,
         .name = QStringLiteral("map"),
         .tally = [] { return translate("InnovationStatistics", "By map"); },
         .filter = [] { return translate("InnovationStatistics", "Map"); },
         .nameOf = [](const QString& map) { return as_label(InnovationNames::map(map)); },
         .values = idsOf<innovation::MapSide>()},
        {.id = "humans",
         .of = Of::Game,
         .name = QStringLiteral("humans"),
         .filter = [] { return translate("InnovationStatistics", "Players"); },
         .nameOf = [](const QString& count) { return count; },
         .values = {QStringLiteral("1"), QStringLiteral("2")}},
    };
    return words;
}

} // namespace automa::app::innovation_app
