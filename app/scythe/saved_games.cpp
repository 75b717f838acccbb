#include "app/scythe/saved_games.h"

#include "app/scythe/faction_looks.h"
#include "app/scythe/text/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace automa::app::scythe_app {
namespace {

/// As ScytheCodec::summary writes it.
struct Standing {
    struct Side {
        QString faction;
        int stars = 0;
        bool human = false;
    };
    bool over = false;
    QString next;
    std::vector<Side> sides;
};

Standing read(const storage::GameSummary& game) {
    const QJsonObject told = QJsonDocument::fromJson(QByteArray::fromStdString(game.summary)).object();
    Standing standing{told[QLatin1String("over")].toBool(), told[QLatin1String("next")].toString(), {}};
    for (const QJsonValue& each : told[QLatin1String("sides")].toArray()) {
        const QJsonObject side = each.toObject();
        standing.sides.push_back({side[QLatin1String("faction")].toString(),
                                  side[QLatin1String("stars")].toInt(),
                                  side[QLatin1String("human")].toBool()});
    }
    return standing;
}

QString nextText(const Standing& standing) {
    return standing.over
               ? translate("ScytheApp", "Continue: game over")
               : translate("ScytheApp", "Continue. Next: %1").arg(ScytheNames::faction(standing.next));
}

} // namespace

QStringList ScytheSavedGames::sides(const storage::GameSummary& game) const {
    QStringList factions;
    for (const QJsonValue& each : QJsonDocument::fromJson(QByteArray::fromStdString(game.players)).array())
        factions << each.toObject()[QLatin1String("faction")].toString();
    return factions;
}

QString ScytheSavedGames::title(const storage::GameSummary& game) const {
    QStringList names;
    for (const QString& faction : sides(game))
        names << ScytheNames::faction(faction);
    return names.join(QStringLiteral(", "));
}

QString ScytheSavedGames::way(const storage::GameSummary& game) const {
    QStringList words;
    if (game.mode == "cards")
        words << statistics().modeName(QString::fromStdString(game.mode));
    for (const QJsonValue& each : QJsonDocument::fromJson(QByteArray::fromStdString(game.players)).array())
        if (const QString card = each.toObject()[QLatin1String("star_card")].toString(); !card.isEmpty())
            words << QStringLiteral("%1 (%2)").arg(ScytheNames::star_card(card), ScytheNames::level(card));
    return words.join(QStringLiteral(" · "));
}

QString ScytheSavedGames::standing(const storage::GameSummary& game) const {
    QStringList stars;
    for (const Standing::Side& side : read(game).sides)
        stars << QString::number(side.stars);
    return stars.isEmpty() ? QString()
                           : translate("ScytheApp", "Stars %1").arg(stars.join(QStringLiteral("\u00A0: ")));
}

ContinueCard ScytheSavedGames::card(const storage::GameSummary& game) const {
    const Standing now = read(game);
    ContinueCard card;
    card.overline = ScytheNames::game();
    card.action = nextText(now);
    for (const Standing::Side& side : now.sides)
        card.scores.push_back({factionLook(side.faction), ScytheNames::faction(side.faction),
                               ScytheNames::stars(side.stars),
                               side.human ? translate("ScytheApp", "you") : QString()});
    return card;
}

} // namespace automa::app::scythe_app
