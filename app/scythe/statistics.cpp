// What the statistics of Scythe count by, and its words for it.
#include "model/storage/statistics.h"
#include "app/scythe/saved_games.h"
#include "app/scythe/text/names.h"
#include "app/text/qt_text.h"
#include "model/scythe/ids.h"

namespace automa::app::scythe_app {
namespace {

QString modeName(const QString& mode) {
    return mode == QLatin1String("cards") ? translate("ScytheStatistics", "Cards only")
                                          : translate("ScytheStatistics", "App decides");
}

} // namespace

StatisticsWords ScytheSavedGames::statistics() const {
    using Of = StatisticsColumn::Of;
    StatisticsWords words;
    words.points = [](const QString& number) {
        return translate("ScytheStatistics", "%1 coins").arg(number);
    };
    words.margins = [] { return translate("ScytheStatistics", "Margins in coins"); };
    words.mode = [] { return translate("ScytheStatistics", "The app’s role"); };
    words.modeName = modeName;
    words.columns = {
        {.id = "star_card",
         .of = Of::Automa,
         .name = QStringLiteral("level"),
         .tally = [] { return translate("ScytheStatistics", "By star card"); },
         .filter = [] { return translate("ScytheStatistics", "The Automa’s star card"); },
         .nameOf = [](const QString& card) { return ScytheNames::star_card(card); },
         .values = idsOf<scythe::StarCard>()},
        {.id = storage::kSideColumn,
         .of = Of::Side,
         .name = QStringLiteral("faction"),
         .seats = [] { return translate("ScytheStatistics", "By faction"); },
         .filter = [] { return translate("ScytheStatistics", "Player’s faction"); },
         .nameOf = [](const QString& faction) { return ScytheNames::faction(faction); },
         .values = idsOf<scythe::Faction>(),
         .sides = true},
        {.id = "modified",
         .of = Of::Game,
         .name = QStringLiteral("modified"),
         .filter = [] { return translate("ScytheStatistics", "Modifiers"); },
         .nameOf =
             [](const QString& with) {
                 return with == QLatin1String("yes") ? translate("ScytheStatistics", "With")
                                                     : translate("ScytheStatistics", "Without");
             },
         .values = {QStringLiteral("no"), QStringLiteral("yes")}},
    };
    words.measures = {{.id = "stars", .title = [] { return translate("ScytheStatistics", "Stars placed"); }},
                      {.id = "distance",
                       .title = [] { return translate("ScytheStatistics", "Steps between the home bases"); },
                       .ofGame = true}};
    return words;
}

} // namespace automa::app::scythe_app
