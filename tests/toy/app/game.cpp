#include "tests/toy/app/game.h"

#include "tests/toy/app/looks.h"

namespace automa::app::toy_app {

QString ToyGame::tell(const core::Label& label) const {
    if (label.id != "took")
        return QStringLiteral("The Automa's turn");
    return QStringLiteral("%1 takes %2")
        .arg(sideName(QString::fromStdString(label.arguments[0].second)),
             QString::fromStdString(label.arguments[1].second));
}

core::Result<GameStart<ToyRules>> ToyCodec::readSetup(const toy::Facts& facts, const nlohmann::json& setup) {
    if (!setup.contains("position"))
        return core::Error{"toy.setup", "/setup", "There is no position."};
    auto start = toy::position_from_json(facts, setup["position"]);
    if (!start.ok())
        return start.error();
    return GameStart<ToyRules>{std::move(start).value(), {}};
}

QString ToyTeller::chapter(const ToyGame& game, const toy::State& after) {
    return after.stones > game.facts().heap / 2 ? QStringLiteral("Many stones")
                                                : QStringLiteral("Few stones");
}

HistoryWords ToyTeller::words(const ToyGame& game, const toy::State& before, const ToyGame::Entry& entry) {
    HistoryWords words;
    words.text = game.tell(entry.label);
    words.detail = QStringLiteral("of %1").arg(before.stones);
    if (entry.label.id == "took") {
        const QString side = QString::fromStdString(entry.label.arguments[0].second);
        words.look = sideLook(side);
        words.side = sideName(side);
    }
    return words;
}

QString reason(const core::TraceEntry& entry) {
    if (entry.message == "leave_fours")
        return entry.outcome == core::Outcome::ignored
                   ? QStringLiteral("No number leaves a multiple of four.")
                   : QStringLiteral("It leaves a multiple of four.");
    if (entry.message == "take_one")
        return QStringLiteral("So it takes the least.");
    return QStringLiteral("It takes %1.").arg(std::get<std::int64_t>(entry.arguments[0].value));
}

} // namespace automa::app::toy_app
