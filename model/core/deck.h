// A face-down stack and its discard, for tiles that come round again.
#pragma once

#include "model/core/random.h"
#include "model/core/static_vector.h"

#include <cstddef>

namespace automa::core {

/// `stack.front()` is the top of the stack, `discard.back()` the top of the discard.
template <class Card, std::size_t Room>
struct Deck {
    StaticVector<Card, Room> stack;
    StaticVector<Card, Room> discard;

    [[nodiscard]] std::size_t size() const noexcept { return stack.size() + discard.size(); }

    /// Moves the top card onto the discard; false, and nothing happened, if there is none or no room.
    [[nodiscard]] bool try_flip() {
        if (stack.empty() || !discard.try_push_back(stack.front()))
            return false;
        stack.erase(0);
        return true;
    }
    /// Contract: the stack is not empty.
    void flip() { expects(try_flip(), "Deck: no card to flip"); }

    /// Shuffles the discard, but for its newest `kept` cards, into a new stack below what is left of the old
    /// one. Contract: the deck holds no more cards than it has room for.
    void reshuffle(Random& random, std::size_t kept) {
        expects(size() <= Room, "Deck: more cards than room");
        StaticVector<Card, Room> fresh;
        StaticVector<Card, Room> staying;
        for (std::size_t i = 0; i < discard.size(); ++i)
            (i + kept < discard.size() ? fresh : staying).push_back(discard[i]);
        random.shuffle(fresh);
        for (const Card& card : fresh)
            stack.push_back(card);
        discard = staying;
    }

    friend bool operator==(const Deck&, const Deck&) = default;
};

} // namespace automa::core
