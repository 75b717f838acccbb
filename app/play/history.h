// The history of a game. A game gives a teller:
//
//   struct ToyTeller {
//       /// The chapter of a position ("Round 3"); the same words mean the same chapter. Empty: no chapters.
//       static QString chapter(const ToyGame&, const State& after);
//       /// Told when the entry comes into sight; it may decide again what was decided on `before`.
//       static HistoryWords words(const ToyGame&, const State& before, const Entry&);
//       /// What was to be moved; leave it out if the words say it all. Told when the entry is read.
//       static PastTurn turn(const ToyGame&, const State& before, const Entry&);
//   };
//   History<ToyGame, ToyTeller> history(game);
#pragma once

#include "app/play/history_base.h"

#include <utility>

namespace automa::app {

template <class Game, class Teller>
class History final : public HistoryBase {
public:
    explicit History(Game& game) : HistoryBase(game), game_(game) {}

private:
    // Positions are asked for in their order, so one walk along the journal tells all chapters.
    [[nodiscard]] QString chapterAfter(std::size_t position) const override {
        if (position == 0 || position != walked_ + 1)
            walker_ = game_.stateAt(position);
        else
            for (const typename Game::Event& event : game_.journal().entries()[position - 1].events)
                Game::Rules::apply(game_.facts(), walker_, event);
        walked_ = position;
        return Teller::chapter(game_, walker_);
    }
    [[nodiscard]] HistoryWords wordsOf(std::size_t index) const override {
        return Teller::words(game_, game_.stateAt(index), game_.journal().entries()[index]);
    }

    [[nodiscard]] PastTurn turnOf(std::size_t index) const override {
        if constexpr (requires(const Game& game, const typename Game::State& state,
                               const typename Game::Entry& entry) { Teller::turn(game, state, entry); })
            return Teller::turn(game_, game_.stateAt(index), game_.journal().entries()[index]);
        else
            return {};
    }

    Game& game_;
    mutable typename Game::State walker_{};
    mutable std::size_t walked_ = 0;
};

} // namespace automa::app
