#include "app/barrage/round_end.h"

#include "app/barrage/round_end_score.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/table_words.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn_text.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

BarrageRoundEnd::BarrageRoundEnd(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::changed, this, &BarrageRoundEnd::settle);
    settle();
}

QString BarrageRoundEnd::step() const {
    if (!game_.isOpen())
        return QStringLiteral("none");
    const State& state = game_.state();
    switch (state.phase) {
    case Phase::actions:
        return !state.turn && actions_are_over(state) ? QStringLiteral("flow") : QStringLiteral("none");
    case Phase::water_flow:
    case Phase::scoring:
        return QStringLiteral("scoring");
    case Phase::end_of_round:
        return state.round < game_.facts().setup.rounds ? QStringLiteral("end") : QStringLiteral("final");
    case Phase::income:
        return gap() ? QStringLiteral("refill") : QStringLiteral("income");
    case Phase::game_over:
        return QStringLiteral("none");
    }
    return QStringLiteral("none");
}

int BarrageRoundEnd::stepNumber() const {
    const QString now = step();
    return now == QLatin1String("flow")                                       ? 1
           : now == QLatin1String("scoring")                                  ? 2
           : now == QLatin1String("income") || now == QLatin1String("refill") ? 4
                                                                              : 3;
}

int BarrageRoundEnd::stepCount() const {
    return game_.state().round >= game_.facts().setup.rounds && step() != QLatin1String("income")
                   && step() != QLatin1String("refill")
               ? 3
               : 4;
}

std::optional<Command> BarrageRoundEnd::command() const {
    const QString now = step();
    if (now == QLatin1String("flow"))
        return FlowWater{};
    if (now == QLatin1String("scoring"))
        return ScoreRound{counts_};
    if (now == QLatin1String("end"))
        return EndRound{};
    if (now == QLatin1String("income"))
        return StartRound{};
    if (now == QLatin1String("final"))
        return ScoreGame{};
    return std::nullopt;
}

void BarrageRoundEnd::settle() {
    if (game_.state().round != round_) {
        round_ = game_.state().round;
        counts_ = {};
        empty_.clear();
    }
    phase_.reset();
    if (const auto following = command())
        if (auto carried = game_.preview(*following); carried.ok())
            phase_ = std::move(carried.value().phase);
    refresh();
}

QString BarrageRoundEnd::title() const {
    const QString now = step();
    if (now == QLatin1String("income") || now == QLatin1String("refill"))
        return translate("BarrageRoundEnd", "Start of round %1").arg(game_.state().round);
    return translate("BarrageRoundEnd", "End of round %1").arg(game_.state().round);
}

QString BarrageRoundEnd::subtitle() const {
    const QString now = step();
    const QString phase = now == QLatin1String("flow") ? BarrageNames::phase(QStringLiteral("water_flow"))
                          : now == QLatin1String("scoring") ? BarrageNames::phase(QStringLiteral("scoring"))
                          : now == QLatin1String("end") ? BarrageNames::phase(QStringLiteral("end_of_round"))
                          : now == QLatin1String("final")
                              ? BarrageNames::phase(QStringLiteral("end_of_game"))
                              : BarrageNames::phase(QStringLiteral("income_and_headstreams"));
    return translate("BarrageRoundEnd", "%1 · step %2 of %3")
        .arg(as_label(phase))
        .arg(stepNumber())
        .arg(stepCount());
}

QString BarrageRoundEnd::headline() const {
    const QString now = step();
    if (now == QLatin1String("flow"))
        return translate("BarrageRoundEnd", "Let the water flow");
    if (now == QLatin1String("scoring"))
        return phase_ ? leaderText(game_.state(), *phase_) : QString();
    if (now == QLatin1String("end"))
        return translate("BarrageRoundEnd", "Prepare round %1").arg(game_.state().round + 1);
    if (now == QLatin1String("final"))
        return translate("BarrageRoundEnd", "Final scoring");
    if (now == QLatin1String("refill"))
        return translate("BarrageRoundEnd", "What was turned up?");
    return translate("BarrageRoundEnd", "Income and headstreams");
}

QString BarrageRoundEnd::note() const {
    const QString now = step();
    const State& state = game_.state();
    if (now == QLatin1String("flow") && phase_ && groups().empty())
        return translate("BarrageRoundEnd", "No drop lies on a headstream.");
    if (now == QLatin1String("flow"))
        return translate("BarrageRoundEnd",
                         "Headstream by headstream, each drop as far as the first dam with room.");
    if (now == QLatin1String("scoring") && !state.bonus_tiles.empty()) {
        const QString id = text(name_of(state.bonus_tiles.front()));
        return translate("BarrageRoundEnd", "Bonus tile: %1")
            .arg(BarrageNames::bonus_tile_text(
                id, game_.facts().bonus[index_of(state.bonus_tiles.front())].vp_each));
    }
    if (now == QLatin1String("final") && state.objective)
        return BarrageNames::objective_tile_text(text(name_of(*state.objective)));
    if (now == QLatin1String("income"))
        return translate("BarrageRoundEnd", "The humans take their own income as usual.");
    return {};
}

std::vector<StepGroup> BarrageRoundEnd::groups() const {
    if (!phase_)
        return {};
    StepGroup group;
    BarrageInstructions instructions(game_.facts(), game_.state());
    InstructionHints hints;
    hints.reasons = phase_->lines.empty();
    for (const Instruction& instruction : instructions.of(phase_->events, hints))
        group.lines.push_back({instruction.text, instruction.symbol});
    for (const ScoreLine& line : phase_->lines)
        if (line.credits > 0)
            group.lines.push_back({translate("BarrageRoundEnd", "%1 takes from the general supply: <b>%2</b>")
                                       .arg(BarrageNames::company(text(name_of(line.company))),
                                            BarrageNames::credits(line.credits)),
                                   QStringLiteral("bank")});
    return {group};
}

void BarrageRoundEnd::refresh() {
    steps_.show(groups(), game_.journal().cursor() + 1);
    if (phase_ && !phase_->lines.empty())
        scores_.show(scoreColumns(game_.state()), scoreTable(game_.facts(), game_.state(), phase_->lines));
    else
        scores_.show({}, {});
    question_.ask(asking());
    emit changed();
}

QVariantList BarrageRoundEnd::counts() const {
    QVariantList all;
    if (!phase_ || step() != QLatin1String("scoring"))
        return all;
    for (const ScoreLine& line : phase_->lines) {
        const bool asked = !line.known || counts_[index_of(line.company)].has_value();
        if (line.reason != Reason::bonus_tile || !asked
            || game_.state().company(line.company).player != PlayerKind::human)
            continue;
        all << QVariantMap{
            {QStringLiteral("company"), text(name_of(line.company))},
            {QStringLiteral("text"), translate("BarrageRoundEnd", "%1: how many?")
                                         .arg(BarrageNames::company(text(name_of(line.company))))},
            {QStringLiteral("value"), line.count}};
    }
    return all;
}

void BarrageRoundEnd::setCount(const QString& company, int value) {
    for (std::size_t i = 0; i < company_count; ++i)
        if (text(Names<Company>::all[i]) == company)
            counts_[i] = value;
    settle();
}

QString BarrageRoundEnd::nextText() const {
    const QString now = step();
    if (now == QLatin1String("flow"))
        return translate("BarrageRoundEnd", "Next: scoring");
    if (now == QLatin1String("scoring"))
        return game_.state().round < game_.facts().setup.rounds
                   ? translate("BarrageRoundEnd", "Next: end of round")
                   : translate("BarrageRoundEnd", "Next: final scoring");
    if (now == QLatin1String("end"))
        return translate("BarrageRoundEnd", "Next: new tiles");
    if (now == QLatin1String("final"))
        return translate("BarrageRoundEnd", "To the result");
    return translate("BarrageRoundEnd", "Begin round %1").arg(game_.state().round);
}

void BarrageRoundEnd::perform(const Command& following) {
    if (const core::Status done = game_.perform(following); !done.ok())
        emit refused(barrageErrorText(done.error()));
}

void BarrageRoundEnd::next() {
    if (const auto following = command())
        perform(*following);
}

} // namespace automa::app::barrage_app
