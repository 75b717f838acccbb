#include "app/innovation/lookup/view/innovation_lookup_plug.h"

#include "app/innovation/lookup/book.h"
#include "app/innovation/text/names.h"
#include "app/lookup/view/lookup_app.h"
#include "app/shell/shell.h"

namespace automa::app::innovation_app {

void plugInnovationLookup(Shell& shell) {
    LookupApp::of(shell).add(
        {.game = QStringLiteral("innovation"), .name = InnovationNames::game, .open = InnovationBook::open});
}

} // namespace automa::app::innovation_app
