#include "app/barrage/library_history.h"

#include "app/barrage/labels.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// What was decided on this position when its turn was taken; empty for what nobody decided.
QString headlineOf(const BarrageGame& game, const State& before, const core::Label& label) {
    if (!label.id.starts_with("automa_turn") || !before.turn)
        return {};
    const auto decided = decide(game.facts(), before);
    return decided.ok() ? BarrageExplainer(game.facts(), before, decided.value()).headline() : QString();
}

QVariantMap itemOf(const BarrageGame& game, const State& before, const core::Label& label) {
    const QString headline = headlineOf(game, before, label);
    const QString tile = labelTile(label);
    return {{QStringLiteral("company"), labelCompany(label)},
            {QStringLiteral("text"), headline.isEmpty() ? labelText(game, label) : headline},
            {QStringLiteral("detail"), headline.isEmpty() || tile.isEmpty()
                                           ? QString()
                                           : translate("BarrageLibrary", "tile %1").arg(tile)}};
}

} // namespace

QVariantList historyItems(const BarrageGame& game) {
    QVariantList list;
    if (!game.isOpen())
        return list;
    State state = game.startState();
    int round = state.round;
    list << QVariantMap{{QStringLiteral("text"), translate("BarrageLibrary", "Start of the game")}};
    for (const BarrageGame::Entry& entry : game.journal().entries()) {
        QVariantMap item = itemOf(game, state, entry.label);
        for (const Event& event : entry.events)
            apply_in_place(state, event);
        if (state.round != round) { // the entry before was the newest of its round
            QVariantMap last = list.takeFirst().toMap();
            last[QStringLiteral("head")] = translate("BarrageLibrary", "Round %1").arg(round);
            list.prepend(last);
            round = state.round;
        }
        list.prepend(item);
    }
    QVariantMap newest = list.takeFirst().toMap();
    newest[QStringLiteral("head")] = translate("BarrageLibrary", "Round %1").arg(round);
    list.prepend(newest);
    const auto cursor = static_cast<qsizetype>(game.journal().cursor());
    for (qsizetype i = 0; i < list.size(); ++i) {
        QVariantMap item = list[i].toMap();
        const qsizetype position = list.size() - 1 - i;
        item[QStringLiteral("position")] = static_cast<int>(position);
        item[QStringLiteral("applied")] = position <= cursor;
        item[QStringLiteral("current")] = position == cursor;
        list[i] = item;
    }
    return list;
}

} // namespace automa::app::barrage_app
