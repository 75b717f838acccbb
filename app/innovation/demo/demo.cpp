#include "app/innovation/demo/demo.h"

#include "app/innovation/demo/around_shots.h"
#include "app/innovation/demo/book_shots.h"
#include "app/innovation/demo/table_shots.h"

namespace automa::app::innovation_app {

void demoInnovation(Shell& shell) {
    addBookShots(shell);
    addTableShots(shell);
    addAroundShots(shell);
}

} // namespace automa::app::innovation_app
