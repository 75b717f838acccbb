#include "app/barrage/game.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

BarrageGame::BarrageGame(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : QObject(parent), facts_(std::move(facts)) {}

void BarrageGame::start(const State& start, TileSource tiles) {
    resume(start, {}, tiles);
}

void BarrageGame::resume(const State& start, core::Journal<Event> journal, TileSource tiles) {
    start_ = start;
    journal_ = std::move(journal);
    tiles_ = tiles;
    open_ = true;
    // A first turn that is an Automa's needs its tile before anything can be undone: it belongs to the start.
    if (const auto next = automaToDrawIn(start_); next && tiles_ == TileSource::app)
        if (auto drawn = carry_out(*facts_, start_, DrawTile{*next, std::nullopt}); drawn.ok())
            start_ = drawn.value().after;
    refold();
}

void BarrageGame::close() {
    open_ = false;
    decision_.reset();
    emit changed();
}

std::optional<Company> BarrageGame::humanToAct() const {
    if (!open_ || state_.phase != Phase::actions || state_.turn || actions_are_over(state_))
        return std::nullopt;
    const Company next = state_.turn_order[state_.next];
    return state_.company(next).player == PlayerKind::human ? std::optional(next) : std::nullopt;
}

bool BarrageGame::tileForHuman() const {
    const auto human = humanToAct();
    const bool mahiri = std::ranges::any_of(state_.companies, [](const CompanyState& company) {
        return company.in_play && company.player == PlayerKind::automa
               && company.officer == Officer::mahiri_sekibo;
    });
    if (!human || !mahiri)
        return false;
    const auto past = journal_.past();
    for (auto entry = past.rbegin(); entry != past.rend(); ++entry)
        for (const Event& event : entry->events) {
            if (const auto* ended = std::get_if<TurnEnded>(&event); ended && ended->company == *human)
                return false;
            if (std::holds_alternative<RoundAdvanced>(event))
                return true;
        }
    return true;
}

std::optional<Company> BarrageGame::automaToDraw() const {
    return open_ ? automaToDrawIn(state_) : std::nullopt;
}

std::optional<Company> BarrageGame::automaToDrawIn(const State& state) {
    if (state.phase != Phase::actions || state.turn || actions_are_over(state))
        return std::nullopt;
    const Company next = state.turn_order[state.next];
    return state.company(next).player == PlayerKind::automa ? std::optional(next) : std::nullopt;
}

core::Result<Carried> BarrageGame::preview(const Command& command, bool turnGoesOn) const {
    return carry_out(*facts_, state_, command, turnGoesOn);
}

core::Status BarrageGame::perform(const Command& command, bool turnGoesOn) {
    auto carried = carry_out(*facts_, state_, command, turnGoesOn);
    if (!carried.ok())
        return carried.error();
    Carried& done = carried.value();
    Entry entry{std::move(done.label), std::move(done.events)};
    state_ = std::move(done.after);
    if (done.decision && !state_.turn && state_.company(done.decision->company).player == PlayerKind::human)
        leaveHand(done.decision->company, entry.events);
    if (const auto next = automaToDrawIn(state_); next && tiles_ == TileSource::app) {
        if (auto drawn = carry_out(*facts_, state_, DrawTile{*next, std::nullopt}); drawn.ok()) {
            const Events& events = drawn.value().events;
            entry.events.insert(entry.events.end(), events.begin(), events.end());
            state_ = std::move(drawn.value().after);
        }
    }
    last_phase_ = std::move(done.phase);
    journal_.append(std::move(entry));
    settle();
    emit recorded(&journal_.entries().back());
    return core::Done{};
}

void BarrageGame::leaveHand(Company human, Events& events) {
    auto after = std::make_shared<State>(state_);
    CompanyState& hand = after->company(human);
    hand.tracked = false;
    hand.engineers = 0;
    hand.excavators = 0;
    hand.mixers = 0;
    hand.technology = {};
    hand.wheel = {};
    events.emplace_back(PositionCorrected{after});
    state_ = *after;
}

bool BarrageGame::undo() {
    if (!journal_.can_undo())
        return false;
    jump(journal_.cursor() - 1);
    return true;
}

bool BarrageGame::redo() {
    if (!journal_.can_redo())
        return false;
    jump(journal_.cursor() + 1);
    return true;
}

void BarrageGame::jump(std::size_t position) {
    journal_.jump(position);
    refold();
    emit recorded(nullptr);
}

void BarrageGame::refold() {
    state_ = journal_.replay(start_, journal_.cursor(),
                             [](State& state, const Event& event) { apply_in_place(state, event); });
    last_phase_.reset();
    settle();
}

void BarrageGame::settle() {
    decision_.reset();
    if (state_.turn)
        if (auto decided = decide(*facts_, state_); decided.ok())
            decision_ = std::move(decided).value();
    emit changed();
}

} // namespace automa::app::barrage_app
