// What the command line says in words: of a turn as it is spoken, of a position as it stands.
#pragma once

#include "app/cli/console.h"
#include "app/text/aloud/aloud.h"
#include "app/text/board_section.h"
#include "model/core/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace automa::app {

/// `automa decide … --spoken`: a line a sentence. Contract: the process speaks the language.
void say_turn(const SpokenTurn& turn, std::string_view language, std::ostream& out);

/// The JSON of a position in, the position in words out.
using Describe = std::function<core::Result<BoardSections>(std::string_view position)>;

/// `automa describe <game> --position FILE [--lang LANG] [--spoken]`. Gives the exit code.
[[nodiscard]] int describe_position(std::string_view game, Words words, const Console& console,
                                    const Describe& describe);

} // namespace automa::app
