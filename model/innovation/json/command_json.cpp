#include "model/innovation/json/command_json.h"

#include "model/innovation/json/json_codec.h"

namespace automa::innovation {
namespace {
constexpr std::string_view tag = "kind";
constexpr std::string_view goes_on = "turn_goes_on";
} // namespace

core::Result<ReadCommand> command_from_json(const Catalogue& catalogue, const State& before,
                                            const nlohmann::json& json) {
    return core::read_guarded([&] {
        const core::JsonReader reader(json);
        return ReadCommand{core::variant_from_json<Command>(JsonCodec(catalogue, before), reader, tag),
                           reader.has(goes_on) && reader.at(goes_on).boolean()};
    });
}

nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const State& before,
                                       const Command& command, bool turn_goes_on) {
    auto json = core::variant_to_json(JsonCodec(catalogue, before), command, tag);
    if (turn_goes_on)
        json[std::string(goes_on)] = true;
    return json;
}

} // namespace automa::innovation
