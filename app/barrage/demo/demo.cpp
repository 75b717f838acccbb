#include "app/barrage/demo/demo.h"

#include "app/barrage/demo/board_shots.h"
#include "app/barrage/demo/book_shots.h"
#include "app/barrage/demo/shots.h"
#include "app/barrage/demo/table_shots.h"
#include "app/barrage/demo/tiles_demo.h"

namespace automa::app::barrage_app {

void demoBarrage(Shell& shell) {
    addBookShots(shell);
    addBarrageShots(shell);
    addTableShots(shell);
    addBoardShots(shell);
    addTilesShots(shell);
}

} // namespace automa::app::barrage_app
