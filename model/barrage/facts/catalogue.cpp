#include "model/barrage/facts/catalogue.h"

#include "assets/embedded_facts.h"
#include "model/barrage/facts/readers.h"
#include "model/barrage/json/position_schema.h"
#include "model/core/json_reader.h"

namespace automa::barrage {
namespace {

template <class Id, class List>
std::optional<Id> find(const List& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id)
            return Id(i);
    return std::nullopt;
}

} // namespace

core::Result<Catalogue> Catalogue::load(const FactSource& source) {
    return core::read_guarded([&] {
        core::FactFiles file(source, "barrage");
        Catalogue catalogue;
        facts::read_board(file("board_base"), catalogue);
        facts::read_layout(file("board_layout"), catalogue);
        facts::read_tiles(file("automa_tiles"), catalogue);
        facts::read_contracts(file("contracts"), catalogue);
        facts::read_works(file("external_works"), catalogue);
        facts::read_buildings(file("buildings"), catalogue);
        facts::read_companies(file("companies"), catalogue);
        facts::read_officers(file("officers"), catalogue);
        facts::read_tech(file("tech_tiles"), catalogue);
        facts::read_scoring(file("bonus_tiles"), file("objective_tiles"), file("energy_track"), catalogue);
        facts::read_headstream_tiles(file("headstream_tiles"), catalogue);
        facts::read_costs(file("build_costs"), catalogue);
        facts::read_setup(file("setup"), catalogue);
        facts::read_management_board(file("management_board"), catalogue);
        catalogue.position_schema =
            std::make_shared<const nlohmann::ordered_json>(barrage::position_schema(catalogue));
        return catalogue;
    });
}

core::Result<Catalogue> Catalogue::load_embedded() {
    return load(core::embedded_source(automa::facts::files()));
}

std::optional<SpaceId> Catalogue::find_space(std::string_view id) const {
    return find<SpaceId>(spaces, id);
}
std::optional<ContractId> Catalogue::find_contract(std::string_view id) const {
    return find<ContractId>(contracts, id);
}
std::optional<TechId> Catalogue::find_tech(std::string_view id) const {
    return find<TechId>(tech, id);
}
std::optional<WorkId> Catalogue::find_work(std::string_view id) const {
    return find<WorkId>(works, id);
}
std::optional<BuildingId> Catalogue::find_building(std::string_view id) const {
    return find<BuildingId>(buildings, id);
}
std::optional<HeadstreamTileId> Catalogue::find_headstream_tile(std::string_view id) const {
    return find<HeadstreamTileId>(headstream_tiles, id);
}

} // namespace automa::barrage
