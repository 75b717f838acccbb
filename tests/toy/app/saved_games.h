// What lists and Home say of saved games of the toy.
#pragma once

#include "app/library/saved_games_of.h"
#include "model/storage/statistics.h"
#include "tests/toy/app/looks.h"
#include "tests/toy/app/toy_app.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace automa::app::toy_app {

class ToySavedGames final : public SavedGamesOf<ToyApp, ToyCodec> {
public:
    explicit ToySavedGames(Shell& shell) : SavedGamesOf(shell, QStringLiteral("toy")) {}

    [[nodiscard]] QString title(const storage::GameSummary&) const override {
        return QStringLiteral("Stones");
    }
    [[nodiscard]] QStringList sides(const storage::GameSummary&) const override {
        return {QStringLiteral("human"), QStringLiteral("automa")};
    }
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override {
        return QStringLiteral("%1 left").arg(told(game)[QLatin1String("stones")].toInt());
    }
    [[nodiscard]] ContinueCard card(const storage::GameSummary& game) const override {
        const QJsonArray taken = told(game)[QLatin1String("taken")].toArray();
        ContinueCard card;
        card.overline = QStringLiteral("Stones · ") + standing(game);
        card.action = QStringLiteral("Go on with the stones");
        const QStringList all = sides(game);
        for (qsizetype i = 0; i < all.size(); ++i)
            card.scores.push_back(
                {sideLook(all[i]), sideName(all[i]), QString::number(taken[i].toInt()), {}});
        return card;
    }
    [[nodiscard]] StatisticsWords statistics() const override {
        StatisticsWords words;
        words.points = [](const QString& number) { return number + QStringLiteral(" stones"); };
        words.columns = {{.id = storage::kSideColumn,
                          .of = StatisticsColumn::Of::Side,
                          .name = QStringLiteral("hand"),
                          .seats = [] { return QStringLiteral("By side"); },
                          .nameOf = sideName,
                          .values = {QStringLiteral("human"), QStringLiteral("automa")},
                          .sides = true}};
        words.measures = {
            {.id = "heap", .title = [] { return QStringLiteral("Stones in the heap"); }, .ofGame = true}};
        return words;
    }

private:
    [[nodiscard]] static QJsonObject told(const storage::GameSummary& game) {
        return QJsonDocument::fromJson(QByteArray::fromStdString(game.summary)).object();
    }
};

} // namespace automa::app::toy_app
