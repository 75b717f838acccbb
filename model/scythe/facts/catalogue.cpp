#include "model/scythe/facts/catalogue.h"

#include "assets/embedded_facts.h"
#include "model/scythe/facts/readers.h"

namespace automa::scythe {
namespace {

constexpr std::size_t places_on_map = territory_count + faction_count;

} // namespace

core::Result<Catalogue> Catalogue::load(const core::FactSource& source) {
    return core::read_guarded([&] {
        core::FactFiles file(source, "scythe");
        Catalogue catalogue;
        facts::read_map(file("map"), catalogue);
        facts::read_factions(file("factions"), catalogue);
        facts::read_cards(file("automa_cards"), catalogue);
        facts::read_star_cards(file("star_cards"), catalogue);
        catalogue.survey();
        facts::check_distances(file("map"), catalogue);
        return catalogue;
    });
}

core::Result<Catalogue> Catalogue::load_embedded() {
    return load(core::embedded_source(automa::facts::files()));
}

std::optional<TerritoryId> Catalogue::find_territory(std::string_view id) const {
    for (std::size_t i = 0; i < territories.size(); ++i)
        if (territories[i].id == id)
            return TerritoryId(i);
    return std::nullopt;
}

void Catalogue::survey() {
    const auto hex_of = [&](Place place) {
        return place.is_territory() ? territory(place.territory()).hex : faction(place.faction()).base.hex;
    };
    for (std::size_t a = 0; a < places_on_map; ++a)
        for (std::size_t b = 0; b < places_on_map; ++b)
            hex_[a][b] = static_cast<std::uint8_t>(core::hex_distance(hex_of(Place(a)), hex_of(Place(b))));

    const auto joined = [&](Place from, bool water) {
        if (from.is_base()) {
            const HomeBase& base = faction(from.faction()).base;
            return water ? base.land | base.water : base.land;
        }
        const Territory& here = territory(from.territory());
        return water ? here.adjacent : here.across[index_of(EdgeKind::land)];
    };
    for (std::size_t water = 0; water < 2; ++water) {
        Steps& steps = walk_[water];
        for (auto& row : steps)
            row.fill(unreachable);
        for (std::size_t start = 0; start < places_on_map; ++start) {
            steps[start][start] = 0;
            TerritorySet reached;
            TerritorySet edge = joined(Place(start), water != 0);
            for (std::uint8_t step = 1; !edge.empty(); ++step) {
                TerritorySet next;
                for (const TerritoryId at : edge) {
                    steps[start][at.index()] = steps[at.index()][start] = step;
                    next = next | joined(at, water != 0);
                }
                reached = reached | edge;
                edge = next - reached;
                if (start < territory_count)
                    edge.remove(TerritoryId(start));
            }
        }
        // Between two bases: over the territories that one of them is joined to.
        for (std::size_t a = territory_count; a < places_on_map; ++a)
            for (std::size_t b = territory_count; b < places_on_map; ++b)
                for (const TerritoryId by : joined(Place(a), water != 0))
                    if (a != b && steps[by.index()][b] < unreachable)
                        steps[a][b] = std::min<std::uint8_t>(
                            steps[a][b], static_cast<std::uint8_t>(steps[by.index()][b] + 1));
    }

    for (std::size_t i = 0; i < territory_count; ++i)
        place_names_[i] = territories[i].id;
    for (std::size_t i = 0; i < faction_count; ++i)
        place_names_[territory_count + i] = "base:" + std::string(name_of(static_cast<Faction>(i)));
    place_names_.back() = "mat";
}

} // namespace automa::scythe
