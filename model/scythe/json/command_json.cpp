#include "model/scythe/json/json_codec.h"
#include "model/scythe/table/command.h"

namespace automa::scythe {
namespace {
constexpr std::string_view tag = "kind";

Faction human_of(const State& state) {
    return state.side(first_side(state, Player::human)).faction;
}
} // namespace

core::Result<Command> command_from_json(const Catalogue& catalogue, const State& state,
                                        const nlohmann::json& json) {
    return core::read_guarded([&] {
        return core::variant_from_json<Command>(JsonCodec(catalogue, human_of(state)), core::JsonReader(json),
                                                tag);
    });
}

nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const State& state,
                                       const Command& command) {
    return core::variant_to_json(JsonCodec(catalogue, human_of(state)), command, tag);
}

} // namespace automa::scythe
