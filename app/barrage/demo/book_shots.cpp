#include "app/barrage/demo/book_shots.h"

#include "app/lookup/demo/lookup_shots.h"

namespace automa::app::barrage_app {
namespace {

constexpr LookupShot shots[] = {
    {"lookup"},
    {"lookup_search", "", "", "powerhosue"},
    {"lookup_nothing", "", "", "zzzzqqqq"},
    {"lookup_tiles", "", "tiles"},
    {"lookup_tile", "tile:17", "tiles"},
    {"lookup_tile_leeghwater", "tile:1", "tiles"},
    {"lookup_criteria", "", "criteria"},
    {"lookup_criterion", "criterion:dam.most_powerful_built_conduit", "criteria"},
    {"lookup_criterion_conduit", "criterion:conduit.dam_own_neutral_opponent", "criteria"},
    {"lookup_board", "", "board"},
    {"lookup_basin", "basin:7", "board"},
    {"lookup_conduit", "conduit:5A", "board"},
    {"lookup_red_border", "topic:red_border", "words"},
    {"lookup_rules", "", "rules"},
    {"lookup_rule", "rule:B-5.4", "rules"},
    {"lookup_contracts", "", "contracts"},
    {"lookup_contract", "contract:green_06", "contracts"},
    {"lookup_technology", "technology:level_2_conduit", "technology"},
    {"lookup_company", "company:usa", "companies"},
    {"lookup_officer", "officer:simone_luciani", "officers"},
    {"lookup_scoring", "", "scoring"},
    {"lookup_works", "", "works"},
    {"lookup_building", "building:wind_farm", "buildings"},
    {"lookup_costs", "topic:build_costs", "words"},
};

} // namespace

void addBookShots(Shell& shell) {
    addLookupShots(shell, QStringLiteral("barrage"), shots);
}

} // namespace automa::app::barrage_app
