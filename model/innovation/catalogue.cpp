#include "model/innovation/catalogue.h"

#include "assets/embedded_facts.h"
#include "model/core/json_reader.h"
#include "model/innovation/facts/readers.h"

#include <map>

namespace automa::innovation {
namespace {

/// Parses fact files and keeps them while they are read.
class FactFiles {
public:
    explicit FactFiles(const FactSource& source) : source_(source) {}

    core::JsonReader operator()(const std::string& name) {
        const std::string path = "innovation/" + name + ".json";
        const auto text = source_(path);
        if (!text)
            throw core::Refusal({"missing_file", path, "This fact file is missing."});
        auto parsed = core::parse_json(*text);
        if (!parsed.ok())
            throw core::Refusal({parsed.error().id, path, parsed.error().message});
        files_[name] = std::move(parsed).value();
        return core::JsonReader(files_[name], path);
    }

private:
    const FactSource& source_;
    std::map<std::string, nlohmann::json> files_;
};

} // namespace

core::Result<Catalogue> Catalogue::load(const FactSource& source) {
    return core::read_guarded([&] {
        FactFiles file(source);
        Catalogue catalogue;
        facts::read_maps(file("maps"), catalogue);
        facts::read_initial_workshops(file("initial_workshops"), catalogue);
        facts::read_cards(file("decision_cards"), catalogue);
        facts::read_difficulty(file("difficulty"), catalogue);
        facts::read_factions(file("factions"), catalogue);
        facts::read_round_tiles(file("round_score_tiles"), catalogue);
        facts::read_final_tiles(file("final_round_tiles"), catalogue);
        facts::read_science(file("science_tracks"), catalogue);
        facts::read_structures(file("structures"), catalogue);
        facts::read_priority(file("terrain_priority"), catalogue);
        return catalogue;
    });
}

core::Result<Catalogue> Catalogue::load_embedded() {
    return load([](std::string_view path) -> std::optional<std::string_view> {
        for (const auto& file : automa::facts::files())
            if (file.path == path)
                return file.text;
        return std::nullopt;
    });
}

int Catalogue::innovation_slots(std::size_t humans) const {
    int slots = 0;
    for (const int row : tables.innovation_rows[humans - 1])
        slots += row;
    return slots;
}

std::optional<HexId> Map::find(std::string_view id) const {
    for (std::size_t i = 0; i < hexes.size(); ++i)
        if (hexes[i].id == id)
            return HexId(i);
    return std::nullopt;
}

std::optional<BridgeSiteId> Map::find_site(HexId a, HexId b) const {
    for (std::size_t i = 0; i < bridge_sites.size(); ++i) {
        const auto& ends = bridge_sites[i].hexes;
        if ((ends[0] == a && ends[1] == b) || (ends[0] == b && ends[1] == a))
            return BridgeSiteId(i);
    }
    return std::nullopt;
}

} // namespace automa::innovation
