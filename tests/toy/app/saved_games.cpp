#include "tests/toy/app/saved_games.h"

#include "app/text/qt_text.h"
#include "model/storage/statistics.h"
#include "tests/toy/app/looks.h"
#include "tests/toy/app/text/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace automa::app::toy_app {
namespace {

/// As ToyCodec::summary writes it.
QJsonObject standingOf(const storage::GameSummary& game) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(game.summary)).object();
}

} // namespace

QString ToySavedGames::title(const storage::GameSummary&) const {
    return ToyNames::game();
}

QStringList ToySavedGames::sides(const storage::GameSummary&) const {
    return idsOf<toy::Side>();
}

QString ToySavedGames::standing(const storage::GameSummary& game) const {
    return translate("ToySavedGames", "%1 left").arg(standingOf(game)[QLatin1String("stones")].toInt());
}

ContinueCard ToySavedGames::card(const storage::GameSummary& game) const {
    const QJsonArray taken = standingOf(game)[QLatin1String("taken")].toArray();
    const QStringList all = sides(game);
    ContinueCard card;
    card.overline = QStringLiteral("%1 · %2").arg(ToyNames::game(), standing(game));
    card.action = translate("ToySavedGames", "Continue");
    for (qsizetype i = 0; i < all.size(); ++i)
        card.scores.push_back(
            {sideLook(all[i]), ToyNames::side(all[i]), QString::number(taken[i].toInt()), {}});
    return card;
}

StatisticsWords ToySavedGames::statistics() const {
    StatisticsWords words;
    words.points = [](const QString& number) { return translate("ToySavedGames", "Stones: %1").arg(number); };
    words.columns = {{.id = storage::kSideColumn,
                      .of = StatisticsColumn::Of::Side,
                      .name = QStringLiteral("side"),
                      .seats = [] { return translate("ToySavedGames", "By side"); },
                      .nameOf = [](const QString& side) { return ToyNames::side(side); },
                      .values = idsOf<toy::Side>(),
                      .sides = true}};
    words.measures = {{.id = "heap",
                       .title = [] { return translate("ToySavedGames", "Stones in the heap"); },
                       .ofGame = true}};
    return words;
}

} // namespace automa::app::toy_app
