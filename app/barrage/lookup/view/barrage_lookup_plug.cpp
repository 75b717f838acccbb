#include "app/barrage/lookup/view/barrage_lookup_plug.h"

#include "app/barrage/lookup/book.h"
#include "app/barrage/lookup/view/barrage_lookup.h"
#include "app/lookup/view/lookup_app.h"
#include "app/lookup/view/lookup_plug.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {
namespace {

struct Shown {
    const char* name;
    const char* key;
    const char* category = "";
    const char* query = "";
};

constexpr Shown shots[] = {
    {"lookup", ""},
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

void plugBarrageLookup(Shell& shell) {
    const QString game = QStringLiteral("barrage");
    LookupApp::of(shell).add(
        {.game = game,
         .name = [] { return translate("BarrageLookup", "Barrage"); },
         .open = [&shell] { return std::make_shared<BarrageBook>(BarrageLookup::of(shell).facts()); }});
    for (const Shown& one : shots)
        addLookupShot(shell, {.name = QLatin1StringView(one.name),
                              .game = game,
                              .key = QLatin1StringView(one.key),
                              .category = QLatin1StringView(one.category),
                              .query = QLatin1StringView(one.query)});
}

} // namespace automa::app::barrage_app
