import Automa.BarrageApp
import Automa.Play

// Barrage's table before the first round.
SetupPage {
    setup: BarrageApp.setup
    share: BarrageShareCode
    board: BarrageSetupMap {
        setup: BarrageApp.setup
    }
    picture: BarragePicture {}
    onBegun: BarrageApp.begin()
}
