// Positions of Barrage that nobody wrote: see tests/fuzz/positions.h.
#include "model/barrage/json/decision_json.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/command.h"
#include "model/barrage/turn/decision.h"
#include "tests/fuzz/positions.h"

namespace {

using namespace automa;
using namespace automa::barrage;

const Catalogue& facts() {
    static const auto loaded = Catalogue::load_embedded();
    fuzz::require(loaded.ok(), "the facts load");
    return loaded.value();
}

/// Whoever is next flips a tile: refused with a reason, or the turn that follows can be decided.
void draw(const State& state) {
    const auto drawn = carry_out(facts(), state, DrawTile{state.turn_order[state.next], std::nullopt});
    if (!drawn.ok())
        return fuzz::require(!drawn.error().id.empty() && !drawn.error().message.empty(),
                             "a refusal has its reason");
    const State& after = drawn.value().after;
    fuzz::require(after.turn.has_value(), "a flipped tile begins a turn");
    fuzz::require(state.tracking == Tracking::tiles_only || decide(facts(), after).ok(),
                  "a turn can be decided");
    const auto read = read_position(facts(), position_to_json(facts(), after).dump());
    fuzz::require(after.company(after.turn->company).player == PlayerKind::human
                      || (read.ok() && read.value() == after),
                  "a position is read back as it was");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto state = fuzz::believed_position(facts(), fuzz::text_of(data, size));
    if (state && state->turn)
        fuzz::decide_position(facts(), *state, fuzz::Asking::certain_steps);
    else if (state)
        draw(*state);
    return 0;
}
