// A decision's reasoning in chapters, one for each symbol of row 1 and one for what follows, ready for the
// map.
#pragma once

#include "app/map/map_highlights.h"
#include "app/scythe/text/reasons.h"
#include "model/scythe/turn/decision.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace automa::app::scythe_app {

struct TracedStep {
    core::TraceEntry entry;
    ReasonText words;
    core::Candidates first; // what this row of narrowing began with
};

struct TracedChapter {
    int order = 0; // of the symbol; 0: no symbol
    bool rest = false;
    bool done = false; // carried out; otherwise tried and skipped
    QString heading;
    QString result;
    std::optional<scythe::Place> winner;
    std::optional<scythe::Place> from; // where the piece that goes to the winner stood on the board
    scythe::State state;               // the position the Automa saw
    std::vector<TracedStep> steps;
};

/// Contract: the decision was made for `before`.
[[nodiscard]] std::vector<TracedChapter>
whyChapters(const scythe::Catalogue& facts, const scythe::State& before, const scythe::Decision& decision);

/// What the map lights up with this step, with the number that the criterion counts at every place.
[[nodiscard]] MapHighlights whyHighlights(const scythe::Catalogue& facts, const TracedChapter& chapter,
                                          const TracedStep& step, scythe::SideId owner);

/// Whether the step tells places apart.
[[nodiscard]] bool tellsApart(const TracedStep& step);

} // namespace automa::app::scythe_app
