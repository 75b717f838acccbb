import Automa.Play
import Automa.InnovationApp

// "Why?" on the game's map: of the open game, or of a question without one. Where the whole board can be read it is
// shown whole, with the letters of its rows.
WhyPage {
    id: page

    readonly property rect land: why.scene ? why.scene.bounds : Qt.rect(0, 0, 1, 1)
    readonly property real readable: 0.28
    readonly property bool whole: width >= readable * land.width

    mapMost: whole ? Math.ceil(width * land.height / land.width) + 56 : 700
    colours: InnovationTheme
    why: InnovationApp.why
    map: WhyHexMap {
        why: InnovationApp.why
        ink: InnovationInk {}
        readableUnit: page.readable
        focusOn: page.whole ? [] : chosen(why.views)
    }
    sign: WhyHexSign {}
}
