import Automa.InnovationApp
import Automa.Play

// "Why?" of a question without a game.
WhyPage {
    colours: InnovationTheme
    why: InnovationAsk.why
    map: WhyHexMap {
        why: InnovationAsk.why
        ink: InnovationInk {}
        readableUnit: 0.28
    }
    sign: WhyHexSign {}
}
