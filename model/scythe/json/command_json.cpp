#include "model/scythe/json/command_json.h"

#include "model/scythe/json/json_codec.h"

namespace automa::scythe {
namespace {
constexpr std::string_view tag = "kind";
} // namespace

core::Result<Command> command_from_json(const Catalogue& catalogue, const State& state,
                                        const nlohmann::json& json) {
    return core::read_guarded([&] {
        return core::variant_from_json<Command>(JsonCodec(catalogue, &state), core::JsonReader(json), tag);
    });
}

nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const State& state,
                                       const Command& command) {
    return core::variant_to_json(JsonCodec(catalogue, &state), command, tag);
}

} // namespace automa::scythe
