// Where the app has a generated list of plugs, these tests have the toy's.
#include "app/library/plug.h"
#include "app/lookup/view/lookup_plug.h"
#include "app/main/demos.h"
#include "app/main/start.h"
#include "tests/toy/app/plug.h"

namespace automa::app {

// The toy has no pictures to play for.
void demoAll(Shell&) {}

void plugAll(Shell& shell) {
    plugLibrary(shell);
    plugLookup(shell);
    toy_app::plugToy(shell);
}

} // namespace automa::app
