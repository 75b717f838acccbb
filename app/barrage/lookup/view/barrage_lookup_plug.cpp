#include "app/barrage/lookup/view/barrage_lookup_plug.h"

#include "app/barrage/lookup/book.h"
#include "app/barrage/lookup/view/barrage_lookup.h"
#include "app/lookup/view/lookup_app.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {
void plugBarrageLookup(Shell& shell) {
    LookupApp::of(shell).add(
        {.game = QStringLiteral("barrage"),
         .name = [] { return translate("BarrageLookup", "Barrage"); },
         .open = [&shell] { return std::make_shared<BarrageBook>(BarrageLookup::of(shell).facts()); }});
}

} // namespace automa::app::barrage_app
