// Why the Automa decided so: each entry of the trace as a sentence or two for somebody without the rulebook.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/turn/decision.h"
#include "model/core/trace.h"

#include <QString>

#include <vector>

namespace automa::app::barrage_app {

struct ReasonText {
    QString rule;  // "B-7.3"
    QString title; // a few words, for entries that narrow the candidates; otherwise empty
    QString text;
    bool heading = false; // begins a new action of the tile
    core::Outcome outcome = core::Outcome::done;
    core::Candidates before;
    core::Candidates after;
};

/// The reasons of a decision made for `before`, in the order of its trace.
[[nodiscard]] std::vector<ReasonText>
reasons_of(const barrage::Catalogue& facts, const barrage::State& before, const barrage::Decision& decision);

} // namespace automa::app::barrage_app
