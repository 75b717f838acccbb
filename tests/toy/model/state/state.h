// A position. Its fields are listed once: JSON is read and written by that list.
#pragma once

#include "model/core/fields.h"
#include "model/core/static_vector.h"
#include "tests/toy/model/ids.h"

namespace automa::toy {

struct State {
    int stones = 0;
    core::StaticVector<int, 2> taken{0, 0}; // by Side
    Side next = Side::human;
    bool announced = false; // the Automa's turn has begun

    [[nodiscard]] bool over() const { return stones == 0; }

    static void fields(auto& s, auto&& field) {
        field("stones", s.stones, core::within(0, 99));
        field("taken", s.taken, core::count(2, 2), core::within(0, 99));
        field("next", s.next);
        field("announced", s.announced);
    }
    friend bool operator==(const State&, const State&) = default;
};

} // namespace automa::toy
