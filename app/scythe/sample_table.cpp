#include "app/scythe/sample_table.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int most_acts = 4;
constexpr int most_steps = 3000;

} // namespace

SampleTable::SampleTable(ScytheGame& game, std::uint64_t seed)
    : game_(game), random_(seed), human_(game.facts(), random_) {}

GameOptions SampleTable::twoFactions(std::uint64_t seed) {
    GameOptions options;
    options.human = Faction::polania;
    options.automa = Faction::rusviet;
    options.cards_from = CardsFrom::app;
    options.seed = seed;
    return options;
}

GameOptions SampleTable::workersInReach(std::uint64_t seed) {
    GameOptions options;
    options.human = Faction::crimea;
    options.automa = Faction::saxony;
    options.cards_from = CardsFrom::box;
    options.seed = seed;
    return options;
}

void SampleTable::putWorkersInReach(const Catalogue& facts, State& state) {
    const auto at = [&](const char* id) { return Place(*facts.find_territory(id)); };
    Side& human = state.side(first_side(state, Player::human));
    Side& automa = state.side(first_side(state, Player::automa));
    automa.automa.star_cube = 10;
    automa.automa.power = 6;
    automa.units = {};
    put_unit(automa, UnitKind::character, at("F2"));
    put_unit(automa, UnitKind::mech, automa.base());
    put_unit(automa, UnitKind::mech, at("E2"));
    put_unit(automa, UnitKind::worker, at("F1"));
    human.units = {};
    put_unit(human, UnitKind::character, human.base());
    put_unit(human, UnitKind::worker, at("D1"));
    put_unit(human, UnitKind::worker, at("D2"));
}

bool SampleTable::step() {
    const State& state = game_.state();
    if (!game_.isOpen() || state.ended_by)
        return false;
    if (state.fight)
        return game_.perform(EndFight{Player::human, false}).ok();
    if (state.turn) {
        const auto& decision = game_.decision();
        if (!decision)
            return false;
        if (decision->needs.empty())
            return game_.perform(TakeAutomaTurn{}).ok();
        return game_.perform(human_.answer(state, decision->needs.front())).ok();
    }
    if (!game_.humanToAct()) {
        const core::IdSet<CardId> deck = deck_of(game_.automa().automa.cards);
        return game_.perform(DealCard{deck.first()}).ok();
    }
    if (!game_.cardsOnly() && (acts_ < most_acts || !state.contested.empty()))
        if (const auto act = human_.next(state)) {
            ++acts_;
            return game_.perform(*act).ok();
        }
    acts_ = 0;
    return game_.perform(EndHumanTurn{}).ok();
}

bool SampleTable::playUntil(const std::function<bool(const ScytheGame&)>& enough) {
    for (int i = 0; i < most_steps && !enough(game_); ++i)
        if (!step())
            return false;
    return enough(game_);
}

} // namespace automa::app::scythe_app
