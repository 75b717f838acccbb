#include "app/barrage/round/round_end.h"

#include "app/barrage/round/round_end_score.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn/turn_text.h"
#include "app/text/qt_text.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

BarrageRoundEnd::BarrageRoundEnd(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::changed, this, &BarrageRoundEnd::followGame);
    followGame();
}

BarrageRoundEnd::Step BarrageRoundEnd::step() const {
    if (!game_.isOpen())
        return None;
    const State& state = game_.state();
    switch (state.phase) {
    case Phase::actions:
        return !state.turn && actions_are_over(state) ? Flow : None;
    case Phase::water_flow:
    case Phase::scoring:
        return Scoring;
    case Phase::end_of_round:
        return state.round < game_.facts().setup.rounds ? End : Final;
    case Phase::income:
        return gap() ? Refill : Income;
    case Phase::game_over:
        return None;
    }
    return None;
}

bool BarrageRoundEnd::scoring() const {
    const Step now = step();
    return now == Flow || now == Scoring;
}

int BarrageRoundEnd::stepNumber() const {
    return scoring() ? 1 : 2;
}

int BarrageRoundEnd::stepCount() const {
    return 2;
}

std::vector<Command> BarrageRoundEnd::commands() const {
    const Step now = step();
    const bool last = game_.state().round >= game_.facts().setup.rounds;
    std::vector<Command> list;
    if (now == Flow)
        list.emplace_back(FlowWater{});
    if (scoring())
        list.emplace_back(ScoreRound{counted()});
    if (now == End || (!list.empty() && !last))
        list.emplace_back(EndRound{});
    if (now == Income)
        list.emplace_back(StartRound{});
    if (now == Final)
        list.emplace_back(ScoreGame{});
    return list;
}

HumanCounts BarrageRoundEnd::counted() const {
    HumanCounts counts = counts_;
    const State& state = game_.state();
    if (state.bonus_tiles.empty())
        return counts;
    for (std::size_t i = 0; i < company_count; ++i) {
        const CompanyState& who = state.companies[i];
        const int known = state.bonus_tiles.front() == BonusTile::contracts ? who.fulfilled_contracts.size()
                          : state.bonus_tiles.front() == BonusTile::external_works
                              ? who.fulfilled_works.size()
                              : 0;
        if (who.in_play && who.player == PlayerKind::human && !counts[i] && known > 0)
            counts[i] = known;
    }
    return counts;
}

void BarrageRoundEnd::foresee() {
    flow_.reset();
    phase_.reset();
    std::vector<Command> next = commands();
    if (step() == Refill)
        next = {StartRound{}};
    if (next.empty())
        return;
    auto carried = game_.preview(next.front());
    if (!carried.ok())
        return;
    phase_ = std::move(carried.value().phase);
    if (step() != Flow)
        return;
    flow_ = std::move(phase_);
    phase_.reset();
    if (auto scored = carry_out(game_.facts(), flow_->after, next[1]); scored.ok())
        phase_ = std::move(scored.value().phase);
}

void BarrageRoundEnd::followGame() {
    if (game_.state().round != round_) {
        round_ = game_.state().round;
        counts_ = {};
        empty_.clear();
    }
    workOut();
}

void BarrageRoundEnd::workOut() {
    foresee();
    refresh();
}

QString BarrageRoundEnd::title() const {
    const Step now = step();
    if (now == Income || now == Refill)
        return translate("BarrageRoundEnd", "Start of round %1").arg(game_.state().round);
    return translate("BarrageRoundEnd", "End of round %1").arg(game_.state().round);
}

QString BarrageRoundEnd::subtitle() const {
    return translate("BarrageRoundEnd", "Step %1 of %2").arg(stepNumber()).arg(stepCount());
}

QString BarrageRoundEnd::headline() const {
    const Step now = step();
    if (scoring())
        return phase_ ? leaderText(flow_ ? flow_->after : game_.state(), *phase_) : QString();
    if (now == End)
        return translate("BarrageRoundEnd", "Prepare round %1").arg(game_.state().round + 1);
    if (now == Final)
        return translate("BarrageRoundEnd", "Final scoring");
    if (now == Refill)
        return translate("BarrageRoundEnd", "What was revealed?");
    return translate("BarrageRoundEnd", "Income and headstreams");
}

QString BarrageRoundEnd::note() const {
    const Step now = step();
    const State& state = game_.state();
    if (scoring() && !state.bonus_tiles.empty()) {
        const QString id = text(name_of(state.bonus_tiles.front()));
        return translate("BarrageRoundEnd", "Bonus tile: %1")
            .arg(BarrageNames::bonus_tile_text(
                id, game_.facts().bonus[index_of(state.bonus_tiles.front())].vp_each));
    }
    if (now == Final && state.objective)
        return BarrageNames::objective_tile_text(text(name_of(*state.objective)));
    if (now == Income)
        return translate("BarrageRoundEnd", "Human players take their income as usual.");
    return {};
}

void BarrageRoundEnd::refresh() {
    // The start of a round is one card, however many tiles are named meanwhile.
    steps_.show(groups(), roundEnded().value_or(game_.journal().cursor()) + 1);
    const State& scored = flow_ ? flow_->after : game_.state();
    if (phase_ && !phase_->lines.empty())
        scores_.show(scoreColumns(scored), scoreTable(game_.facts(), scored, phase_->lines));
    else
        scores_.show({}, {});
    question_.ask(asking());
    asked_.show(countRows());
    emit changed();
}

std::vector<TableCount> BarrageRoundEnd::countRows() const {
    std::vector<TableCount> rows;
    for (const ScoreLine& line : phase_&& scoring() ? phase_->lines : decltype(phase_->lines)()) {
        const bool asked = !line.known || counted()[index_of(line.company)].has_value();
        if (line.reason != Reason::bonus_tile || !asked
            || game_.state().company(line.company).player != PlayerKind::human)
            continue;
        rows.push_back({text(name_of(line.company)),
                        translate("BarrageRoundEnd", "%1: how many?")
                            .arg(BarrageNames::company(text(name_of(line.company)))),
                        line.count});
    }
    return rows;
}

void BarrageRoundEnd::setCount(const QString& company, int value) {
    if (const auto who = by_text<Company>(company))
        counts_[index_of(*who)] = value;
    workOut();
}

QString BarrageRoundEnd::nextText() const {
    const Step now = step();
    if (scoring())
        return game_.state().round < game_.facts().setup.rounds
                   ? translate("BarrageRoundEnd", "Next: round %1").arg(game_.state().round + 1)
                   : translate("BarrageRoundEnd", "Next: final scoring");
    if (now == End)
        return translate("BarrageRoundEnd", "Next: new tiles");
    if (now == Final)
        return translate("BarrageRoundEnd", "See the result");
    return translate("BarrageRoundEnd", "Start round %1").arg(game_.state().round);
}

bool BarrageRoundEnd::perform(const Command& following) {
    const core::Status done = game_.perform(following);
    if (!done.ok())
        emit refused(barrageErrorText(done.error()));
    return done.ok();
}

void BarrageRoundEnd::next() {
    for (const Command& following : commands())
        if (!perform(following))
            return;
    layWhatIsKnown();
}

} // namespace automa::app::barrage_app
