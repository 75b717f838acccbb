import Automa.Play
import Automa.InnovationApp

// "Why?" on the game's map: of the open game, or of a question without one.
WhyPage {
    colours: InnovationTheme
    why: InnovationApp.why
    map: WhyHexMap {
        why: InnovationApp.why
        ink: InnovationInk {}
        readableUnit: 0.28
    }
    sign: WhyHexSign {}
}
