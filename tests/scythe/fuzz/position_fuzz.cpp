// Positions of Scythe that nobody wrote: see tests/fuzz/positions.h.
#include "model/scythe/json/decision_json.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/turn/decision.h"
#include "tests/fuzz/positions.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace automa;
    static const auto facts = scythe::Catalogue::load_embedded();
    fuzz::require(facts.ok(), "the facts load");
    if (const auto state = fuzz::believed_position(facts.value(), fuzz::text_of(data, size)))
        fuzz::decide_position(facts.value(), *state, fuzz::Asking::nothing_yet);
    return 0;
}
