// The words of this game, in the language of the app: sides, actions, reasons. An unknown id comes back as it
// is.
#pragma once

#include "app/text/text_words.h"
#include "model/core/message.h"
#include "model/core/trace.h"

#include <QString>

namespace automa::app::toy_app {

struct ToyNames {
    [[nodiscard]] static QString game();
    [[nodiscard]] static QString side(QAnyStringView id);
    /// What an action of the journal is called: "Undo: …".
    [[nodiscard]] static QString label(const core::Label& label);
    /// What a line of the trace says.
    [[nodiscard]] static QString reason(const core::TraceEntry& entry);
    /// A rule in one sentence.
    [[nodiscard]] static QString rule(QAnyStringView number);
};

} // namespace automa::app::toy_app
