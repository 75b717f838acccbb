#include "app/scythe/lookup/view/scythe_lookup_plug.h"

#include "app/lookup/view/lookup_app.h"
#include "app/lookup/view/lookup_plug.h"
#include "app/scythe/lookup/book.h"
#include "app/scythe/lookup/view/scythe_lookup.h"
#include "app/scythe/text/names.h"
#include "app/shell/shell.h"

namespace automa::app::scythe_app {

void plugScytheLookup(Shell& shell) {
    const QString game = QStringLiteral("scythe");
    LookupApp::of(shell).add({.game = game, .name = ScytheNames::game, .open = [&shell] {
                                  return std::make_shared<ScytheBook>(ScytheLookup::of(shell).facts());
                              }});
    const auto shot = [&](const char* name, const char* key, const char* category, const char* query = "") {
        addLookupShot(shell, {.name = QLatin1StringView(name),
                              .game = game,
                              .key = QLatin1StringView(key),
                              .category = QLatin1StringView(category),
                              .query = QLatin1StringView(query)});
    };
    shot("scythe_lookup", "", "");
    shot("scythe_lookup_search", "", "", "neigbourhood");
    shot("scythe_lookup_card", "card:7", "cards");
    shot("scythe_lookup_star_card", "star_card:ultimaszyna", "star_cards");
    shot("scythe_lookup_faction", "faction:crimea", "factions");
    shot("scythe_lookup_territories", "", "territories");
    shot("scythe_lookup_territory", "territory:A4", "territories");
    shot("scythe_lookup_symbols", "", "symbols");
    shot("scythe_lookup_rule", "rule:S-43", "rules");
}

} // namespace automa::app::scythe_app
