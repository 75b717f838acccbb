// Whatever bytes come in: the position is refused with a reason, or it is legal, survives JSON and can be
// decided.
#include "model/scythe/decision.h"
#include "model/scythe/decision_json.h"
#include "model/scythe/position_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

const automa::scythe::Catalogue& facts() {
    static const auto loaded = automa::scythe::Catalogue::load_embedded();
    if (!loaded.ok())
        std::abort();
    return loaded.value();
}

void require(bool holds) {
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace automa::scythe;
    // Bytes are text here, nothing else.
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto position = read_position(facts(), text);
    if (!position.ok()) {
        require(!position.error().id.empty() && !position.error().message.empty());
        return 0;
    }
    const State& state = position.value();
    const auto again = read_position(facts(), position_to_json(facts(), state).dump());
    require(again.ok() && again.value() == state);
    const auto decision = decide(facts(), state);
    if (!decision.ok())
        return 0;
    if (decision.value().needs.empty())
        require(apply(state, decision.value().events) == decision.value().after);
    else
        require(decision.value().after == state);
    require(!decision_to_json(facts(), decision.value()).dump().empty());
    return 0;
}
