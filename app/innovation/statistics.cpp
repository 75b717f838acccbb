// What the statistics of Age of Innovation count by, and its words for it.
#include "app/innovation/saved_games.h"
#include "app/innovation/text/names.h"

namespace automa::app::innovation_app {

StatisticsWords InnovationSavedGames::statistics() const {
    StatisticsWords words;
    words.points = [](const QString& number) {
        return translate("InnovationStatistics", "%1 VP").arg(number);
    };
    return words;
}

} // namespace automa::app::innovation_app
