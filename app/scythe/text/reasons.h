// The entries of a trace in words: what each criterion is called, and a sentence that says what came of it.
#pragma once

#include "model/core/trace.h"
#include "model/scythe/facts/catalogue.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace automa::app::scythe_app {

struct ReasonText {
    QString title; // in few words: "closest to your combat units"
    QString text;
    QString rule;
};

[[nodiscard]] ReasonText reason_text(const scythe::Catalogue& facts, const core::TraceEntry& entry);

/// "lake C4, forest F5"
[[nodiscard]] QString place_names(const scythe::Catalogue& facts, const core::Candidates& places);

/// An argument that is a number; 0 if there is none.
[[nodiscard]] std::int64_t number_of(const core::TraceEntry& entry, std::string_view name);

} // namespace automa::app::scythe_app
