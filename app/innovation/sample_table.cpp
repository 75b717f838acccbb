#include "app/innovation/sample_table.h"

#include "model/innovation/table/random_human.h"
#include "model/innovation/table/score.h"

namespace automa::app::innovation_app {

using namespace innovation;

GameOptions SampleTable::wanderers(std::uint64_t seed) {
    GameOptions options;
    options.humans.push_back(Terrain::lake);
    options.faction = Faction::wanderers;
    options.level = Level::automaechtig;
    options.terrain = Terrain::wasteland;
    options.seed = seed;
    return options;
}

bool SampleTable::answer(const std::vector<Need>& needs) {
    bool told = false;
    for (const Need& need : needs)
        if (const auto command = random_answer(game_.facts(), game_.state(), need, random_))
            told = game_.perform(*command).ok() || told;
    return told;
}

bool SampleTable::step() {
    const State& state = game_.state();
    if (state.app.phase == Phase::game_over)
        return false;
    if (state.app.phase == Phase::round_end) {
        if (state.round < static_cast<int>(round_count))
            return game_.perform(StartRound{}).ok();
        const auto preview = final_score(game_.facts(), state);
        if (preview.ok() && !preview.value().needs.empty() && answer(preview.value().needs))
            return true;
        return game_.perform(ScoreGame{}).ok();
    }
    if (state.turn) {
        if (state.app.tracking == Tracking::cards_only) {
            CardsTurnDone done;
            if (!cards_turn(game_.facts(), state).vp)
                done.vp = std::int16_t{0}; // what only this table would see
            return game_.perform(done).ok();
        }
        // A copy: the decision is another one as soon as something is told.
        const auto decision = game_.decision();
        if (decision && decision->steps.empty() && answer(decision->needs))
            return true;
        return game_.perform(TakeAutomaTurn{}).ok();
    }
    if (!game_.humanToAct())
        return false;
    if (state.app.tracking == Tracking::cards_only) {
        const Player human = *game_.humanToAct();
        const bool late = state.has_passed(Player::automa) || state.cards.stack.size() <= 2;
        return game_.perform(late ? Command(HumanPasses{human}) : Command(HumanDone{human})).ok();
    }
    const HumanMove move = random_move(game_.facts(), state, random_);
    return game_.perform(move.command, move.turn_goes_on).ok();
}

bool SampleTable::playUntil(const std::function<bool()>& condition) {
    constexpr int longest = 2000;
    for (int i = 0; i < longest; ++i) {
        if (condition())
            return true;
        if (!step())
            return false;
    }
    return false;
}

} // namespace automa::app::innovation_app
