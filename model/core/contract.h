// The last line behind every contract, in release builds too: nothing is touched, and the border above may
// still turn what happened into words.
#pragma once

#include <stdexcept>

namespace automa::core {

/// Somebody called against a contract. What comes from outside is checked long before (can_apply,
/// JsonReader); this is caught only where a whole journal or file is believed, never to steer.
class ContractBroken : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

[[noreturn]] inline void contract_failed(const char* what) {
    throw ContractBroken(what);
}

/// Contract of the caller, held in release too.
constexpr void expects(bool holds, const char* what) {
    if (!holds) [[unlikely]]
        contract_failed(what);
}

} // namespace automa::core
