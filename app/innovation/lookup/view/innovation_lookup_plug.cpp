#include "app/innovation/lookup/view/innovation_lookup_plug.h"

#include "app/innovation/lookup/book.h"
#include "app/innovation/text/names.h"
#include "app/lookup/view/lookup_app.h"
#include "app/lookup/view/lookup_plug.h"
#include "app/shell/shell.h"

namespace automa::app::innovation_app {

void plugInnovationLookup(Shell& shell) {
    const QString game = QStringLiteral("innovation");
    LookupApp::of(shell).add({.game = game, .name = InnovationNames::game, .open = InnovationBook::open});
    const auto shot = [&](const char* name, const char* key, const char* category, const char* query = "") {
        addLookupShot(shell, {.name = QLatin1StringView(name),
                              .game = game,
                              .key = QLatin1StringView(key),
                              .category = QLatin1StringView(category),
                              .query = QLatin1StringView(query)});
    };
    shot("innovation_lookup", "", "");
    shot("innovation_lookup_search", "", "", "terain priority");
    shot("innovation_lookup_card", "card:3", "cards");
    shot("innovation_lookup_faction", "faction:kuddlers", "factions");
    shot("innovation_lookup_leap", "faction:wanderers", "factions");
    shot("innovation_lookup_level", "level:alptrauma", "levels");
    shot("innovation_lookup_tile", "round_tile:7", "tiles");
    shot("innovation_lookup_terrain", "terrain:forest", "terrains");
    shot("innovation_lookup_symbols", "", "symbols");
    shot("innovation_lookup_rule", "rule:A-69", "rules");
}

} // namespace automa::app::innovation_app
