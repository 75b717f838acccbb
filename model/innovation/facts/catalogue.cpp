#include "model/innovation/facts/catalogue.h"

#include "assets/embedded_facts.h"
#include "model/innovation/facts/readers.h"

namespace automa::innovation {
core::Result<Catalogue> Catalogue::load(const core::FactSource& source) {
    return core::read_guarded([&] {
        core::FactFiles file(source, "innovation");
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
    return load(core::embedded_source(automa::facts::files()));
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
