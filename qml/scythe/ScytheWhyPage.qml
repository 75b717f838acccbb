import Automa.Play
import Automa.ScytheApp

// "Why?" on Scythe's map: of the open game, of a turn in its history, or of a question without one.
WhyPage {
    why: ScytheApp.why
    map: WhyHexMap {
        why: ScytheApp.why
        ink: ScytheInk {}
        readableUnit: 0.44
    }
    sign: WhyHexSign {}
}
