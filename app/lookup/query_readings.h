// The ways to read a query: as it stands, typed with another keyboard layout, with words joined or parted.
#pragma once

#include "app/lookup/code_spelling.h"
#include "app/lookup/vocabulary.h"

namespace automa::app {

struct ReadWord {
    SearchWord word;
    double telling = 1; // of what is meant
};

struct QueryReading {
    std::vector<ReadWord> words;
    double trust = 1;
};

/// Never without words; empty if the query has none. The query as it stands comes first.
[[nodiscard]] std::vector<QueryReading> readings_of(const QString& query, const Vocabulary& vocabulary,
                                                    const CodeSpelling& codes);

} // namespace automa::app
