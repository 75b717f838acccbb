#include "app/barrage/saved_games.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/old_titles.h"
#include "app/barrage/text/names.h"
#include "app/library/games_list.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace automa::app::barrage_app {
namespace {

/// As BarrageCodec::summary writes it.
struct Standing {
    struct Side {
        QString company;
        int vp = 0;
        bool human = false;
    };
    int round = 0;
    int rounds = 0;
    bool points = false;
    bool over = false;
    QString next;
    std::vector<Side> sides;
};

Standing read(const storage::GameSummary& game) {
    const QJsonObject told = QJsonDocument::fromJson(QByteArray::fromStdString(game.summary)).object();
    Standing standing{told[QLatin1String("round")].toInt(),   told[QLatin1String("rounds")].toInt(),
                      told[QLatin1String("points")].toBool(), told[QLatin1String("over")].toBool(),
                      told[QLatin1String("next")].toString(), {}};
    for (const QJsonValue& each : told[QLatin1String("sides")].toArray()) {
        const QJsonObject side = each.toObject();
        standing.sides.push_back({side[QLatin1String("company")].toString(),
                                  side[QLatin1String("vp")].toInt(), side[QLatin1String("human")].toBool()});
    }
    return standing;
}

QString nextText(const Standing& standing) {
    if (standing.over)
        return translate("BarrageApp", "Continue: game over");
    if (standing.next.isEmpty())
        return translate("BarrageApp", "Continue: end of round");
    return translate("BarrageApp", "Continue. Next: %1").arg(BarrageNames::company(standing.next));
}

QString companyNames(const QStringList& companies) {
    QStringList names;
    for (const QString& company : companies)
        names << BarrageNames::company(company);
    return names.join(QStringLiteral(", "));
}

} // namespace

QStringList BarrageSavedGames::sides(const storage::GameSummary& game) const {
    QStringList companies;
    for (const QJsonValue& each : QJsonDocument::fromJson(QByteArray::fromStdString(game.players)).array())
        companies << each.toObject()[QLatin1String("company")].toString();
    return companies;
}

QString BarrageSavedGames::title(const storage::GameSummary& game) const {
    const QStringList companies = sides(game);
    QString shown = companyNames(companies);
    if (game.marks.kind == storage::TitleKind::Made)
        return shown;
    const QString title = QString::fromStdString(game.title);
    const auto copies = copiesOfMadeTitle(title, companies);
    if (!copies)
        return title;
    for (int i = 0; i < *copies; ++i)
        shown = titleOfCopy(shown);
    return shown;
}

QString BarrageSavedGames::way(const storage::GameSummary& game) const {
    QStringList levels;
    for (const QJsonValue& each : QJsonDocument::fromJson(QByteArray::fromStdString(game.players)).array())
        if (const QString level = each.toObject()[QLatin1String("level")].toString(); !level.isEmpty())
            levels << as_label(BarrageNames::level(level));
    return levels.join(QStringLiteral(", "));
}

QString BarrageSavedGames::standing(const storage::GameSummary& game) const {
    const Standing now = read(game);
    if (now.sides.empty())
        return {};
    if (!now.points) // nobody tells the humans' points
        return translate("BarrageApp", "Round %1 · tiles only").arg(now.round);
    QStringList points;
    for (const QString& company : sides(game))
        for (const Standing::Side& side : now.sides)
            if (side.company == company)
                points << QString::number(side.vp);
    return translate("BarrageApp", "Round %1 · %2")
        .arg(now.round)
        .arg(points.join(QStringLiteral("\u00A0: ")));
}

//: a saved game on the first screen: where it stands
ContinueCard BarrageSavedGames::card(const storage::GameSummary& game) const {
    const Standing now = read(game);
    ContinueCard card;
    card.overline = (now.points ? translate("BarrageApp", "Barrage · %1")
                                : translate("BarrageApp", "Barrage · %1 · tiles only"))
                        .arg(BarrageNames::round_of(now.round, now.rounds));
    card.action = nextText(now);
    for (const Standing::Side& side : now.sides)
        card.scores.push_back({companyLook(side.company), BarrageNames::company(side.company),
                               QString::number(side.vp),
                               side.human ? translate("BarrageApp", "human") : QString()});
    return card;
}

} // namespace automa::app::barrage_app
