import Automa.Kit
import Automa.MapApp
import Automa.Play
import Automa.ToyApp

// "Why?" on a picture of the numbers that can be taken.
WhyPage {
    why: ToyApp.why
    map: WhyHexMap {
        why: ToyApp.why
        ink: MapInk {
            ground: Theme.sunken
            surface: Theme.surface
            primaryC: Theme.primaryC
            winner: Theme.winner
        }
    }
    sign: WhyHexSign {}
}
