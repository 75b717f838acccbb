#include "app/innovation/demo/book_shots.h"

#include "app/lookup/demo/lookup_shots.h"

namespace automa::app::innovation_app {
namespace {

constexpr LookupShot shots[] = {
    {"innovation_lookup"},
    {"innovation_lookup_search", "", "", "terain priority"},
    {"innovation_lookup_card", "card:3", "cards"},
    {"innovation_lookup_faction", "faction:kuddlers", "factions"},
    {"innovation_lookup_leap", "faction:wanderers", "factions"},
    {"innovation_lookup_level", "level:alptrauma", "levels"},
    {"innovation_lookup_tile", "round_tile:7", "tiles"},
    {"innovation_lookup_terrain", "terrain:forest", "terrains"},
    {"innovation_lookup_symbols", "", "symbols"},
    {"innovation_lookup_rule", "rule:A-69", "rules"},
};

} // namespace

void addBookShots(Shell& shell) {
    addLookupShots(shell, QStringLiteral("innovation"), shots);
}

} // namespace automa::app::innovation_app
