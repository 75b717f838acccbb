import Automa.BarrageApp
import Automa.Play
import Automa.PlayApp

// "Why?" on Barrage's map: of the open game, or of a question without one.
WhyPage {
    why: BarrageApp.why
    map: BarrageWhyMap {
        why: BarrageApp.why
    }
    sign: BarrageWhyLegendSign {}
}
