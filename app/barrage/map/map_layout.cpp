#include "app/barrage/map/map_layout.h"

#include "assets/embedded_facts.h"
#include "model/core/json_reader.h"

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

using core::JsonReader;

constexpr std::size_t most_points = 40;

MapPoints read_points(const JsonReader& list, QSizeF size) {
    MapPoints points;
    for (std::size_t i = 0, n = list.size(2, most_points); i < n; ++i) {
        const JsonReader pair = list.item(i);
        static_cast<void>(pair.size(2, 2));
        points.emplace_back(pair.item(0).integer(0, static_cast<int>(size.width())),
                            pair.item(1).integer(0, static_cast<int>(size.height())));
    }
    return points;
}

QPointF read_place(const JsonReader& place, QSizeF size) {
    return {static_cast<double>(place.at("x").integer(0, static_cast<int>(size.width()))),
            static_cast<double>(place.at("y").integer(0, static_cast<int>(size.height())))};
}

RiverWay read_river(const JsonReader& rivers, const std::string& from, const std::string& to, QSizeF size) {
    return {from, to, read_points(rivers.at(from + "-" + to), size)};
}

std::string exit_of(int basin) {
    return basin == 11 ? "exit_left" : "exit_right";
}

MapLayout read_layout(const barrage::Catalogue& facts, const JsonReader& json) {
    MapLayout layout;
    layout.size = QSizeF(json.at("size").at("width").integer(100, 10000),
                         json.at("size").at("height").integer(100, 10000));
    for (std::size_t region = 0; region < layout.region_bottom.size(); ++region)
        layout.region_bottom[region] = json.at("region_bottom")
                                           .at(name_of(static_cast<barrage::Region>(region)))
                                           .integer(0, static_cast<int>(layout.size.height()));
    for (std::size_t i = 0; i < layout.pipes.size(); ++i)
        layout.pipes[i] =
            read_points(json.at("conduit_paths").at(facts.space(barrage::conduit_space(i)).id), layout.size);
    const JsonReader rivers = json.at("river_paths");
    for (std::size_t h = 0; h < layout.headstreams.size(); ++h) {
        const std::string letter(name_of(static_cast<barrage::Headstream>(h)));
        layout.headstreams[h] = read_place(json.at("spaces").at("headstream_" + letter), layout.size);
        layout.rivers.push_back(
            read_river(rivers, letter, std::to_string(facts.headstream_basin[h]), layout.size));
    }
    for (int basin = 1; basin <= static_cast<int>(barrage::basin_count); ++basin) {
        const int next = facts.basin(basin).next;
        layout.rivers.push_back(read_river(rivers, std::to_string(basin),
                                           next == 0 ? exit_of(basin) : std::to_string(next), layout.size));
    }
    return layout;
}

} // namespace

core::Result<MapLayout> MapLayout::read(const barrage::Catalogue& facts, std::string_view text) {
    const auto json = core::parse_json(text);
    if (!json.ok())
        return json.error();
    return core::read_guarded([&] { return read_layout(facts, JsonReader(json.value())); });
}

core::Result<MapLayout> MapLayout::read_embedded(const barrage::Catalogue& facts) {
    constexpr std::string_view path = "barrage/board_layout.json";
    const auto files = automa::facts::files();
    const auto file = std::ranges::find(files, path, &automa::facts::EmbeddedFile::path);
    if (file == files.end())
        return core::Error{"missing_file", std::string(path), "The board's layout is missing."};
    return read(facts, file->text);
}

} // namespace automa::app::barrage_app
