#include "app/innovation/saved_games.h"

#include "app/innovation/looks.h"
#include "app/innovation/text/names.h"
#include "app/text/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace automa::app::innovation_app {
namespace {

/// As InnovationCodec::players writes it.
struct Side {
    QString player;
    QString terrain;
    QString faction;
    QString level;
};

std::vector<Side> sidesOf(const storage::GameSummary& game) {
    std::vector<Side> sides;
    for (const QJsonValue& each : QJsonDocument::fromJson(QByteArray::fromStdString(game.players)).array()) {
        const QJsonObject one = each.toObject();
        sides.push_back({one[QLatin1String("player")].toString(), one[QLatin1String("terrain")].toString(),
                         one[QLatin1String("faction")].toString(), one[QLatin1String("level")].toString()});
    }
    return sides;
}

QJsonObject told(const storage::GameSummary& game) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(game.summary)).object();
}

SideLook lookOf(const Side& side) {
    const auto player = by_text<innovation::Player>(side.player);
    const auto terrain = by_text<innovation::Terrain>(side.terrain);
    return player && terrain ? sideLook(*player, *terrain) : SideLook{};
}

QString nextText(const QJsonObject& now) {
    if (now[QLatin1String("over")].toBool())
        return translate("InnovationSaves", "Continue: game over");
    const QString next = now[QLatin1String("next")].toString();
    if (next.isEmpty())
        return translate("InnovationSaves", "Continue: end of round");
    return translate("InnovationSaves", "Continue. Next: %1").arg(InnovationNames::player(next));
}

} // namespace

QStringList InnovationSavedGames::sides(const storage::GameSummary& game) const {
    QStringList sides;
    for (const Side& side : sidesOf(game))
        sides << side.player + QLatin1Char('/') + side.terrain;
    return sides;
}

QString InnovationSavedGames::title(const storage::GameSummary& game) const {
    if (game.marks.kind != storage::TitleKind::Made)
        return QString::fromStdString(game.title);
    for (const Side& side : sidesOf(game))
        if (!side.faction.isEmpty())
            return QStringLiteral("%1, %2").arg(InnovationNames::faction(side.faction),
                                                InnovationNames::level(side.level));
    return InnovationNames::game();
}

QString InnovationSavedGames::way(const storage::GameSummary& game) const {
    return game.mode == "cards" ? statistics().modeName(QString::fromStdString(game.mode)) : QString();
}

QString InnovationSavedGames::standing(const storage::GameSummary& game) const {
    const QJsonObject now = told(game);
    if (now.isEmpty())
        return {};
    return translate("InnovationSaves", "Round %1 · Automa: %2")
        .arg(now[QLatin1String("round")].toInt())
        .arg(InnovationNames::vp(now[QLatin1String("vp")].toInt()));
}

ContinueCard InnovationSavedGames::card(const storage::GameSummary& game) const {
    const QJsonObject now = told(game);
    ContinueCard card;
    card.overline = translate("InnovationSaves", "Age of Innovation · round %1 of %2")
                        .arg(now[QLatin1String("round")].toInt())
                        .arg(innovation::round_count);
    card.action = nextText(now);
    for (const Side& side : sidesOf(game)) {
        const bool human = side.faction.isEmpty();
        card.scores.push_back({lookOf(side),
                               human ? as_label(InnovationNames::terrain(side.terrain))
                                     : InnovationNames::faction(side.faction),
                               human ? QString() : QString::number(now[QLatin1String("vp")].toInt()),
                               human ? translate("InnovationSaves", "player") : QString()});
    }
    return card;
}

} // namespace automa::app::innovation_app
