import Automa.App
import Automa.Kit
import Automa.MapApp
import Automa.Play

// "Why?" of the toy, on the house's own page and map.
WhyPage {
    id: page

    readonly property var toy: Shell.games.viewModel("toy")

    why: toy.why
    map: WhyHexMap {
        why: page.toy.why
        ink: MapInk {
            ground: Theme.sunken
            surface: Theme.surface
            primaryC: Theme.primaryC
            winner: Theme.winner
        }
    }
    sign: WhyHexSign {}
}
