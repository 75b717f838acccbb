// A command as the table tells it: what comes of it, or why it is refused.
#pragma once

#include "model/barrage/table/command.h"
#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>

#include <string>

namespace automa::test {

inline barrage::Carried told(const barrage::State& state, const barrage::Command& command,
                             bool goes_on = false) {
    auto carried = carry_out(facts(), state, command, goes_on);
    EXPECT_TRUE(carried.ok()) << carried.error().message;
    return carried.ok() ? std::move(carried).value() : barrage::Carried{};
}

/// The id of the refusal; "" if there is none.
inline std::string refused(const barrage::State& state, const barrage::Command& command) {
    const auto carried = carry_out(facts(), state, command);
    return carried.ok() ? "" : carried.error().id;
}

} // namespace automa::test
