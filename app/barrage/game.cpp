#include "app/barrage/game.h"

#include "app/barrage/labels.h"
#include "app/barrage/round/phase_entered.h"
#include "app/play/past_decision.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/questions.h"
#include "model/barrage/turn/whole_turn.h"

#include <algorithm>
#include <memory>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// A human's hand was told for one tile only; from then on it is the table's again.
void leaveHand(Carried& done, Company human) {
    auto after = std::make_shared<State>(done.after);
    CompanyState& hand = after->company(human);
    hand.tracked = false;
    hand.engineers = 0;
    hand.excavators = 0;
    hand.mixers = 0;
    hand.technology = {};
    hand.wheel = {};
    done.events.emplace_back(PositionCorrected{after});
    done.after = *after;
}

/// Whether the turn before is over with this.
bool endsATurn(const Events& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<TurnBegun>(event)
               || std::holds_alternative<PhaseEntered>(event);
    });
}

/// The table lays what it sees, or corrects it.
bool setsRightOnly(const Events& events) {
    return std::ranges::all_of(events, [](const Event& event) {
        return std::holds_alternative<ContractLaid>(event) || std::holds_alternative<PatentLaid>(event)
               || std::holds_alternative<WorkLaid>(event) || std::holds_alternative<TopTileNamed>(event)
               || std::holds_alternative<PositionCorrected>(event);
    });
}

bool stopsAtAQuestion(const Events& events) {
    return std::ranges::any_of(events,
                               [](const Event& event) { return std::holds_alternative<TurnPaused>(event); });
}

/// Follows which contracts lie in the office, and remembers those that were discarded.
class Office {
public:
    explicit Office(const State& start) : rows_(start.contracts) {}

    void hear(const Event& event) {
        if (const auto* laid = std::get_if<ContractLaid>(&event)) {
            slot(laid->colour, laid->slot) = laid->contract;
        } else if (const auto* taken = std::get_if<ContractTaken>(&event)) {
            slot(taken->colour, taken->slot).reset();
        } else if (const auto* left = std::get_if<ContractLeft>(&event)) {
            auto& place = slot(left->colour, left->slot);
            if (place && !left->company)
                discarded_.add(*place);
            place.reset();
        } else if (const auto* corrected = std::get_if<PositionCorrected>(&event)) {
            rows_ = corrected->position->contracts;
        }
        for (const ContractRow& row : rows_) // somebody knew better
            for (const auto& contract : row)
                if (contract)
                    discarded_.remove(*contract);
    }
    [[nodiscard]] const core::IdSet<ContractId>& discarded() const { return discarded_; }

private:
    [[nodiscard]] std::optional<ContractId>& slot(Colour colour, std::uint8_t number) {
        return rows_[index_of(colour)][number];
    }

    std::array<ContractRow, 3> rows_;
    core::IdSet<ContractId> discarded_;
};

} // namespace

core::Status BarrageGame::completeStart(State& start) {
    // A first turn that is an Automa's needs its tile before anything can be undone: it belongs to the start.
    const auto next = automaToDrawIn(start);
    if (!next || tileSource() != TileSource::app)
        return core::Done{};
    auto drawn = barrage::carry_out(facts(), start, DrawTile{*next, std::nullopt});
    if (!drawn.ok())
        return drawn.error();
    start = std::move(drawn.value().after);
    return core::Done{};
}

core::Status BarrageGame::complete(Carried& done) {
    if (done.decision && !done.after.turn
        && done.after.company(done.decision->company).player == PlayerKind::human)
        leaveHand(done, done.decision->company);
    const auto next = automaToDrawIn(done.after);
    if (!next || tileSource() != TileSource::app)
        return core::Done{};
    auto drawn = barrage::carry_out(facts(), done.after, DrawTile{*next, std::nullopt});
    if (!drawn.ok())
        return drawn.error();
    const Events& events = drawn.value().events;
    done.events.insert(done.events.end(), events.begin(), events.end());
    done.after = std::move(drawn.value().after);
    return core::Done{};
}

std::optional<Company> BarrageGame::humanToAct() const {
    if (!isOpen() || state().phase != Phase::actions || state().turn || actions_are_over(state()))
        return std::nullopt;
    const Company next = state().turn_order[state().next];
    return state().company(next).player == PlayerKind::human ? std::optional(next) : std::nullopt;
}

bool BarrageGame::tileAwaits(Company human) const {
    if (!mahiri_in_play(state()) || !can_act(state().company(human)))
        return false;
    const auto past = journal().past();
    for (auto entry = past.rbegin(); entry != past.rend(); ++entry)
        for (const Event& event : entry->events) {
            if (const auto* ended = std::get_if<TurnEnded>(&event); ended && ended->company == human)
                return false;
            if (std::holds_alternative<RoundAdvanced>(event))
                return true;
        }
    return true;
}

bool BarrageGame::tileForHuman() const {
    const auto human = humanToAct();
    return human && tileAwaits(*human);
}

bool BarrageGame::tileForHumanAhead() const {
    return isOpen() && state().phase == Phase::actions
           && std::ranges::any_of(state().turn_order, [this](Company company) {
                  return state().company(company).player == PlayerKind::human && tileAwaits(company);
              });
}

bool BarrageGame::firstTileUnknown() const {
    if (!isOpen() || tileSource() != TileSource::box || state().turn || !first_tile_to_be_named(state()))
        return false;
    // The journal knows, and only of this game: since the last flip the table has named it, or not.
    const auto past = journal().past();
    for (auto entry = past.rbegin(); entry != past.rend(); ++entry)
        for (auto event = entry->events.rbegin(); event != entry->events.rend(); ++event) {
            if (std::holds_alternative<TopTileNamed>(*event))
                return !state().tiles.discard.empty();
            if (std::holds_alternative<TileFlipped>(*event))
                return true;
        }
    return true;
}

bool BarrageGame::foreseeable() const {
    // Shuffled anew, all tiles may show the criteria; the first stack has one on top that the table saw.
    return isOpen() && !(firstTileUnknown() && state().tiles.discard.empty()) && !tileForHumanAhead();
}

std::vector<std::size_t> BarrageGame::openTurn() const {
    std::vector<std::size_t> entries;
    const auto past = journal().past();
    for (std::size_t i = humanToAct() ? past.size() : 0; i-- > 0 && !endsATurn(past[i].events);)
        if (!setsRightOnly(past[i].events)) // what is laid and corrected is nobody's turn
            entries.push_back(i);
    std::ranges::reverse(entries);
    return entries;
}

std::vector<FreePiece> BarrageGame::piecesToPlace(const Events& then) const {
    const auto human = humanToAct();
    if (!human)
        return {};
    const auto open = openTurn();
    const std::size_t begun = open.empty() ? journal().cursor() : open.front();
    Events events;
    for (const Entry& entry : journal().past().subspan(begun))
        events.insert(events.end(), entry.events.begin(), entry.events.end());
    events.insert(events.end(), then.begin(), then.end());
    return pieces_to_place(facts(), stateAt(begun), events, *human);
}

std::optional<WholeTurn> BarrageGame::wholeTurn() const {
    const auto& now = decision();
    if (!now)
        return std::nullopt;
    const auto past = journal().past();
    const WholeTurn rest{state(), *now, past.size(), 0};
    std::vector<std::size_t> parts; // the entries that stopped at a question, the latest first
    for (std::size_t i = state().turn->resume ? past.size() : 0; i-- > 0;) {
        if (stopsAtAQuestion(past[i].events))
            parts.push_back(i);
        else if (!setsRightOnly(past[i].events))
            break;
    }
    if (parts.empty())
        return rest;
    WholeTurn whole{stateAt(parts.back()), {}, parts.back(), 0};
    std::optional<Decision> told;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        const auto decided = decisionRecorded(*this, stateAt(*part), past[*part]);
        if (!decided)
            return rest; // carried out by the rules of an older version
        Events between;
        const std::size_t next = std::next(part) == parts.rend() ? past.size() : *std::next(part);
        for (std::size_t i = *part + 1; i < next; ++i)
            between.insert(between.end(), past[i].events.begin(), past[i].events.end());
        told = told ? barrage::joined(*told, *decided) : *decided;
        told->events.insert(told->events.end(), between.begin(), between.end());
    }
    whole.booked = told->steps.size();
    whole.decision = barrage::joined(*told, *now);
    return whole;
}

core::IdSet<ContractId> BarrageGame::discardedContracts() const {
    Office office(startState());
    for (const Entry& entry : journal().past())
        for (const Event& event : entry.events)
            office.hear(event);
    return office.discarded();
}

std::optional<Company> BarrageGame::automaToDraw() const {
    return isOpen() ? automaToDrawIn(state()) : std::nullopt;
}

std::optional<Company> BarrageGame::automaToDrawIn(const State& state) {
    if (state.phase != Phase::actions || state.turn || actions_are_over(state))
        return std::nullopt;
    const Company next = state.turn_order[state.next];
    return state.company(next).player == PlayerKind::automa ? std::optional(next) : std::nullopt;
}

bool BarrageGame::joined(std::size_t index) const {
    // Water, scoring and the end of a round follow from one tap.
    const Events& now = journal().entries()[index].events;
    const auto before = phaseEntered(journal().entries()[index - 1].events);
    return (before == Phase::scoring && phaseEntered(now) == Phase::end_of_round)
           || (before == Phase::end_of_round && endsRound(now));
}

QString BarrageGame::tell(const core::Label& label) const {
    return labelText(*this, label);
}

} // namespace automa::app::barrage_app
