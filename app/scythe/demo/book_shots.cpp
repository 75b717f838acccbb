#include "app/scythe/demo/book_shots.h"

#include "app/lookup/demo/lookup_shots.h"

namespace automa::app::scythe_app {
namespace {

constexpr LookupShot shots[] = {
    {"scythe_lookup"},
    {"scythe_lookup_search", "", "", "neigbourhood"},
    {"scythe_lookup_card", "card:7", "cards"},
    {"scythe_lookup_star_card", "star_card:ultimaszyna", "star_cards"},
    {"scythe_lookup_faction", "faction:crimea", "factions"},
    {"scythe_lookup_territories", "", "territories"},
    {"scythe_lookup_territory", "territory:A4", "territories"},
    {"scythe_lookup_symbols", "", "symbols"},
    {"scythe_lookup_rule", "rule:S-43", "rules"},
};

} // namespace

void addBookShots(Shell& shell) {
    addLookupShots(shell, QStringLiteral("scythe"), shots);
}

} // namespace automa::app::scythe_app
