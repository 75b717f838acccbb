// Whatever bytes come in: the position is refused with a reason, or it is legal, survives JSON and can be
// decided.
#include "model/barrage/command.h"
#include "model/barrage/decision.h"
#include "model/barrage/decision_json.h"
#include "model/barrage/position_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

const automa::barrage::Catalogue& facts() {
    static const auto loaded = automa::barrage::Catalogue::load_embedded();
    if (!loaded.ok())
        std::abort();
    return loaded.value();
}

void require(bool holds) {
    if (!holds)
        std::abort();
}

/// Whoever is next flips a tile: refused with a reason, or the turn that follows can be decided.
void draw(const automa::barrage::State& state) {
    using namespace automa::barrage;
    const auto drawn = carry_out(facts(), state, DrawTile{state.turn_order[state.next], std::nullopt});
    if (!drawn.ok()) {
        require(!drawn.error().id.empty() && !drawn.error().message.empty());
        return;
    }
    const State& after = drawn.value().after;
    require(after.turn.has_value());
    const auto read = read_position(facts(), position_to_json(facts(), after).dump());
    require(state.tracking == Tracking::tiles_only || decide(facts(), after).ok());
    require(after.company(after.turn->company).player == PlayerKind::human
            || (read.ok() && read.value() == after));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace automa::barrage;
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
    if (!state.turn) {
        draw(state);
        return 0;
    }
    const auto decision = decide(facts(), state);
    if (!decision.ok())
        return 0;
    require(apply(state, decision.value().events) == decision.value().after);
    require(!decision_to_json(facts(), decision.value()).dump().empty());
    return 0;
}
