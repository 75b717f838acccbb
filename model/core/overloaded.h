// One visitor of a variant made of a lambda for each kind.
#pragma once

namespace automa::core {

template <class... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>; // clang before 17 does not deduce it for an aggregate

} // namespace automa::core
