// A hex in words: what it is called, what stands on it, and how to find it on a board that prints no codes.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <QString>
#include <QStringList>

namespace automa::app::innovation_app {

/// "mountain E9": the terrain it has now; under a building that of its owner.
[[nodiscard]] QString hexName(const innovation::Catalogue& facts, const innovation::State& state,
                              innovation::HexId hex);
/// "mountain E9: workshop, Automa, with token"
[[nodiscard]] QString hexWords(const innovation::Catalogue& facts, const innovation::State& state,
                               innovation::HexId hex);
/// "F6"
[[nodiscard]] QString hexCode(const innovation::Map& map, innovation::HexId hex);

/// How to find it among what is visible now: its row, its kind within the row, something it touches.
/// `turned`: the board is looked at from the far side.
struct HexWay {
    QString row;    // "Row F, 6 of 9 from the top"
    QString inRow;  // "mountain: the only one in the row"
    QString beside; // "touches: workshop E6 (you)"; empty if nobody has built beside it

    [[nodiscard]] QStringList lines() const;
};
[[nodiscard]] HexWay findHex(const innovation::Catalogue& facts, const innovation::State& state,
                             innovation::HexId hex, bool turned);

} // namespace automa::app::innovation_app
