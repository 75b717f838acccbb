#include "app/scythe/lookup/view/scythe_lookup_plug.h"

#include "app/lookup/view/lookup_app.h"
#include "app/scythe/lookup/book.h"
#include "app/scythe/lookup/view/scythe_lookup.h"
#include "app/scythe/text/names.h"
#include "app/shell/shell.h"

namespace automa::app::scythe_app {

void plugScytheLookup(Shell& shell) {
    LookupApp::of(shell).add({.game = QStringLiteral("scythe"), .name = ScytheNames::game, .open = [&shell] {
                                  return std::make_shared<ScytheBook>(ScytheLookup::of(shell).facts());
                              }});
}

} // namespace automa::app::scythe_app
