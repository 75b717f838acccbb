// What the statistics of Scythe count by, and its words for it.
#include "model/storage/statistics.h"
#include "app/scythe/saved_games.h"
#include "app/scythe/text/names.h"
#include "model/scythe/ids.h"

namespace automa::app::scythe_app {
namespace {

template <class Enum>
QStringList idsOf() {
    QStringList ids;
    for (const std::string_view name : scythe::Names<Enum>::all)
        ids << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return ids;
}

} // namespace

StatisticsWords ScytheSavedGames::statistics() const {
    using Of = StatisticsColumn::Of;
    StatisticsWords words;
    words.points = [](const QString& number) {
        return translate("ScytheStatistics", "%1 coins").arg(number);
    };
    words.columns = {{.id = storage::kSideColumn,
                      .of = Of::Side,
                      .name = QStringLiteral("faction"),
                      .seats = [] { return translate("ScytheStatistics", "By faction"); },
                      .filter = [] { return translate("ScytheStatistics", "Faction of a human"); },
                      .nameOf = [](const QString& faction) { return ScytheNames::faction(faction); },
                      .values = idsOf<scythe::Faction>(),
                      .sides = true}};
    return words;
}

} // namespace automa::app::scythe_app
