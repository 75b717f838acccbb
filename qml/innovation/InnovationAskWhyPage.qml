import Automa.InnovationApp
import Automa.Play

// "Why?" of a question without a game.
WhyPage {
    id: page

    why: InnovationAsk.why
    map: WhyHexMap {
        why: page.why
        ink: InnovationInk {}
        readableUnit: 0.28
    }
    sign: WhyHexSign {}
}
