// The open questions of the rulebooks as one list, so that screens and settings need not name each.
#pragma once

#include "model/barrage/state.h"

#include <span>
#include <string_view>

namespace automa::app::barrage_app {

struct Reading {
    std::string_view id;
    std::span<const std::string_view> options; // the first is the default
    std::size_t (*get)(const barrage::Interpretations&);
    void (*set)(barrage::Interpretations&, std::size_t);
};

[[nodiscard]] std::span<const Reading> readings();

} // namespace automa::app::barrage_app
