#include "model/storage/types.h"

#include "model/storage/errors.h"
#include "model/storage/json_text.h"

#include <array>
#include <cstddef>

namespace automa::storage {
namespace {

constexpr std::array<std::string_view, 4> kStatusNames{"active", "archived", "finished", "deleted"};

} // namespace

std::string_view name_of(GameStatus status) {
    return kStatusNames[static_cast<std::size_t>(status)];
}

std::optional<GameStatus> status_named(std::string_view name) {
    for (std::size_t i = 0; i < kStatusNames.size(); ++i)
        if (kStatusNames[i] == name)
            return static_cast<GameStatus>(i);
    return std::nullopt;
}

void require_details(const GameDetails& details, const std::string& path) {
    require_name(details.game, path + ".game");
    require_name(details.title, path + ".title");
    require_optional_name(details.mode, path + ".mode");
    require_json(details.players, path + ".players");
    require_json(details.setup, path + ".setup");
    if (details.format_version < 1)
        refuse(Fault::BadField, path + ".format_version");
}

void require_result(const GameResult& result, const std::string& path) {
    require_json(result.extra, path + ".extra");
    if (result.rounds < 0 || result.duration_ms < 0)
        refuse(Fault::BadField, path, "negative");
    if (result.participants.size() > limits::kParticipants)
        refuse(Fault::TooBig, path + ".participants");
    for (const ParticipantResult& one : result.participants) {
        const std::string where = path + ".participants";
        require_optional_name(one.name, where + ".name");
        require_name(one.kind, where + ".kind");
        require_optional_name(one.company, where + ".company");
        require_optional_name(one.level, where + ".level");
        require_optional_name(one.officer, where + ".officer");
        if (one.rank < 0)
            refuse(Fault::BadField, where + ".rank", "negative");
        if (one.vp_by_round.size() > limits::kRounds)
            refuse(Fault::TooBig, where + ".vp_by_round");
    }
}

void require_uuid(std::string_view uuid, const std::string& path) {
    bool good = uuid.size() == 36;
    for (std::size_t i = 0; good && i < uuid.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        const bool digit = (uuid[i] >= '0' && uuid[i] <= '9') || (uuid[i] >= 'a' && uuid[i] <= 'f');
        good = dash ? uuid[i] == '-' : digit;
    }
    if (!good)
        refuse(Fault::BadField, path, "not a UUID");
}

} // namespace automa::storage
