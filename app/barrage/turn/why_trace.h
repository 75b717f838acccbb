// A decision's reasoning in chapters, one for each action tried, ready to be stepped through on the map.
#pragma once

#include "app/barrage/map/barrage_map.h"
#include "app/barrage/text/reasons.h"
#include "model/barrage/state/space_set.h"
#include "model/barrage/turn/decision.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

/// One sentence, and what the map shows with it.
struct TracedStep {
    ReasonText reason;
    bool placing = false;       // narrows the spaces of one kind
    bool system = false;        // dam, conduit and powerhouse of one production
    barrage::SpaceSet first;    // the candidates that this row of narrowing began with
    barrage::SpaceSet decisive; // what on the map decided it, beside the candidates
};

struct TracedChapter {
    int order = 0;
    std::optional<barrage::ActionKind> kind; // none: what is told before the first action
    bool done = false;                       // carried out; otherwise tried and skipped
    bool waits = false;                      // for a contract that only the table can see
    QString heading;
    QString action; // as printed on the tile, in words
    std::optional<barrage::SpaceId> winner;
    QString result;       // what came of it
    barrage::State state; // the position the Automa saw
    std::vector<TracedStep> steps;
};

/// Contract: the decision was made for `before`.
[[nodiscard]] std::vector<TracedChapter>
whyChapters(const barrage::Catalogue& facts, const barrage::State& before, const barrage::Decision& decision);

/// What the map lights up with this step.
[[nodiscard]] MapHighlights whyHighlights(const BarrageMap& map, const barrage::Decision& decision,
                                          const TracedStep& step);

/// Ids to bring into sight: all candidates with what decided among them, and all candidates alone.
[[nodiscard]] std::vector<QStringList> whyViews(const barrage::Catalogue& facts, const TracedStep& step);

} // namespace automa::app::barrage_app
