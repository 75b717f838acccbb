// What the statistics of Barrage count by, and its words for it.
#include "model/storage/statistics.h"
#include "app/barrage/saved_games.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "model/barrage/ids.h"

namespace automa::app::barrage_app {
namespace {

//: below a chart of points: start of the game, its rounds, its end
QString stageName(int stage, int stages) {
    return stage == 0            ? translate("BarrageStatistics", "start")
           : stage + 1 == stages ? translate("BarrageStatistics", "end")
                                 : translate("BarrageStatistics", "R%1", "round, short").arg(stage);
}

QString modeName(const QString& mode) {
    return mode == QLatin1String("tiles") ? translate("BarrageStatistics", "Tiles only")
                                          : translate("BarrageStatistics", "App decides");
}

} // namespace

StatisticsWords BarrageSavedGames::statistics() const {
    using Of = StatisticsColumn::Of;
    StatisticsWords words;
    words.points = [](const QString& number) { return translate("BarrageStatistics", "%1 VP").arg(number); };
    words.curves = [] { return translate("BarrageStatistics", "VP by round"); };
    words.stage = stageName;
    words.margins = [] { return translate("BarrageStatistics", "Margins in VP"); };
    words.mode = [] { return translate("BarrageStatistics", "The app’s role"); };
    words.modeName = modeName;
    words.columns = {
        {.id = "level",
         .of = Of::Automa,
         .name = QStringLiteral("level"),
         .tally = [] { return translate("BarrageStatistics", "By Automa level"); },
         .filter = [] { return translate("BarrageStatistics", "Automa’s level"); },
         .nameOf = [](const QString& level) { return BarrageNames::level(level); },
         .values = idsOf<barrage::Level>()},
        {.id = storage::kSideColumn,
         .of = Of::Side,
         .name = QStringLiteral("company"),
         .seats = [] { return translate("BarrageStatistics", "By company"); },
         .filter = [] { return translate("BarrageStatistics", "Player’s company"); },
         .nameOf = [](const QString& company) { return BarrageNames::company(company); },
         .values = idsOf<barrage::Company>(),
         .sides = true},
        {.id = "officer",
         .of = Of::Side,
         .name = QStringLiteral("officer"),
         .seats = [] { return translate("BarrageStatistics", "By officer"); },
         .nameOf = [](const QString& officer) { return BarrageNames::officer(officer); },
         .values = idsOf<barrage::Officer>()},
        {.id = "leeghwater",
         .of = Of::Game,
         .name = QStringLiteral("leeghwater"),
         .filter = [] { return BarrageNames::expansion(QStringLiteral("leeghwater")); },
         .nameOf =
             [](const QString& with) {
                 return with == QLatin1String("true") ? translate("BarrageStatistics", "With")
                                                      : translate("BarrageStatistics", "Without");
             },
         .values = {QStringLiteral("true"), QStringLiteral("false")}},
    };
    return words;
}

} // namespace automa::app::barrage_app
