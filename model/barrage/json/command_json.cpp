#include "model/barrage/json/json_codec.h"
#include "model/barrage/table/command.h"

namespace automa::barrage {
namespace {
constexpr std::string_view tag = "kind";
constexpr std::string_view goes_on = "turn_goes_on";
} // namespace

core::Result<ReadCommand> command_from_json(const Catalogue& catalogue, const nlohmann::json& json) {
    return core::read_guarded([&] {
        const core::JsonReader reader(json);
        return ReadCommand{core::variant_from_json<Command>(JsonCodec(catalogue), reader, tag),
                           reader.has(goes_on) && reader.at(goes_on).boolean()};
    });
}

nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const Command& command,
                                       bool turn_goes_on) {
    auto json = core::variant_to_json(JsonCodec(catalogue), command, tag);
    if (turn_goes_on)
        json[std::string(goes_on)] = true;
    return json;
}

} // namespace automa::barrage
