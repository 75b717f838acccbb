// What is printed on the components: read from assets/data and checked.
#pragma once

#include "model/core/fact_files.h"
#include "model/core/result.h"

namespace automa::toy {

struct Catalogue {
    [[nodiscard]] static core::Result<Catalogue> load(const core::FactSource& source);
    [[nodiscard]] static core::Result<Catalogue> load_embedded();

    int heap = 0; // stones at the start
    int most = 0; // that may be taken in one turn
};

} // namespace automa::toy
