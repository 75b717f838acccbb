// What a sentence about one entry of a trace is made from. Only reasons*.cpp and the explainer use it.
#pragma once

#include "app/text/text_ids.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/space_set.h"
#include "model/barrage/turn/decision.h"
#include "model/core/trace.h"

#include <QAnyStringView>
#include <QString>

#include <string_view>

namespace automa::app::barrage_app {

/// One entry of the trace, and the position the Automa saw when it was written.
struct Thought {
    const barrage::Catalogue& facts;
    const barrage::State& state;
    const barrage::Decision& decision;
    const core::TraceEntry& entry;

    [[nodiscard]] int number(std::string_view name) const;
    [[nodiscard]] std::string_view text(std::string_view name) const;
    [[nodiscard]] QAnyStringView id(std::string_view name) const { return id_of(text(name)); }
    [[nodiscard]] barrage::SpaceSet before() const { return barrage::SpaceSet(entry.before); }
    [[nodiscard]] barrage::SpaceSet after() const { return barrage::SpaceSet(entry.after); }
    /// "5 upper, 6 lower"
    [[nodiscard]] QString places(barrage::SpaceSet spaces) const;
    /// The column that judges these spaces: dam, conduit or powerhouse.
    [[nodiscard]] std::string_view column() const;
};

/// Each returns an empty text for a message that is not its own.
[[nodiscard]] QString placement_reason(const Thought& thought);
[[nodiscard]] QString construction_reason(const Thought& thought);
[[nodiscard]] QString production_reason(const Thought& thought);
[[nodiscard]] QString management_reason(const Thought& thought);
[[nodiscard]] QString turn_reason(const Thought& thought);
/// The few words for an entry that narrows candidates, or nothing.
[[nodiscard]] QString placement_title(const Thought& thought);

} // namespace automa::app::barrage_app
