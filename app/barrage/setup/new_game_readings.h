// The open questions of the rulebooks as one list, so that screens and settings need not name each.
#pragma once

#include "model/barrage/state/state.h"

#include <span>
#include <string_view>

namespace automa::app::barrage_app {

struct Reading {
    std::string_view id;
    std::span<const std::string_view> options; // the first is the default

    [[nodiscard]] std::size_t get(const barrage::Interpretations& all) const;
    void set(barrage::Interpretations& all, std::size_t option) const;
};

[[nodiscard]] std::span<const Reading> readings();

} // namespace automa::app::barrage_app
