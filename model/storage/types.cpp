#include "model/storage/types.h"

#include "model/storage/errors.h"
#include "model/storage/json_text.h"

#include <array>
#include <cstddef>
#include <limits>

namespace automa::storage {
namespace {

constexpr std::array<std::string_view, 4> kStatusNames{"active", "archived", "finished", "deleted"};
constexpr std::array<std::string_view, 3> kTitleKindNames{"", "made", "typed"};

template <class Enum, std::size_t Size>
std::optional<Enum> named(const std::array<std::string_view, Size>& names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

void require_within(std::int64_t number, std::int64_t least, std::int64_t most, const std::string& path) {
    if (number < least || number > most)
        refuse(Fault::BadField, path,
               "must be from " + std::to_string(least) + " to " + std::to_string(most) + ", is "
                   + std::to_string(number));
}

} // namespace

std::string_view name_of(GameStatus status) {
    return kStatusNames[static_cast<std::size_t>(status)];
}

std::optional<GameStatus> status_named(std::string_view name) {
    return named<GameStatus>(kStatusNames, name);
}

std::string_view name_of(TitleKind kind) {
    return kTitleKindNames[static_cast<std::size_t>(kind)];
}

std::optional<TitleKind> title_kind_named(std::string_view name) {
    return named<TitleKind>(kTitleKindNames, name);
}

void require_details(const GameDetails& details, const std::string& path) {
    require_name(details.game, path + ".game");
    require_name(details.title, path + ".title");
    require_optional_name(details.mode, path + ".mode");
    require_players(details.players, path + ".players");
    require_json(details.setup, path + ".setup");
    require_summary(details.summary, path + ".summary");
    require_within(details.format_version, 1, std::numeric_limits<int>::max(), path + ".format_version");
    require_within(details.marks.copies, 0, limits::kMarks, path + ".copies");
    require_within(details.marks.parted, 0, limits::kMarks, path + ".parted");
    if (!details.marks.parted_from.empty())
        require_uuid(details.marks.parted_from, path + ".parted_from");
}

void require_side(const SideResult& one, const std::string& path) {
    require_optional_name(one.side, path + ".side");
    require_optional_name(one.name, path + ".name");
    require_name(one.kind, path + ".kind");
    require_own(one.own, path + ".own");
    require_within(one.points, -limits::kPoints, limits::kPoints, path + ".points");
    require_within(one.rank, 0, static_cast<std::int64_t>(limits::kSides), path + ".rank");
    if (one.points_by_stage.size() > limits::kStages)
        refuse(Fault::TooBig, path + ".points_by_stage",
               "more than " + std::to_string(limits::kStages) + " stages");
    for (const int points : one.points_by_stage)
        require_within(points, -limits::kPoints, limits::kPoints, path + ".points_by_stage");
}

void require_result(const GameResult& result, const std::string& path) {
    require_own(result.own, path + ".own");
    require_within(result.duration_ms, 0, limits::kDurationMs, path + ".duration_ms");
    if (result.sides.size() > limits::kSides)
        refuse(Fault::TooBig, path + ".sides", "more than " + std::to_string(limits::kSides));
    for (std::size_t i = 0; i < result.sides.size(); ++i)
        require_side(result.sides[i], path + ".sides[" + std::to_string(i) + "]");
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
