import QtQuick
import Automa.Play
import Automa.InnovationApp

// "Why?" on the game's map: of the turn on the table, of one of the history, or of a question without a game. Where the
// whole board can be read it is shown whole, with the letters of its rows.
WhyPage {
    readonly property rect land: why.scene ? why.scene.bounds : Qt.rect(0, 0, 1, 1)

    mapMost: width >= 0.28 * land.width ? Math.ceil(width * land.height / land.width) + 56 : 700
    colours: InnovationTheme
    why: InnovationApp.why
    map: WhyHexMap {
        why: InnovationApp.why
        ink: InnovationInk {}
        readableUnit: 0.28
        focusOn: room.width >= readableUnit * land.width ? [] : chosen()
    }
    sign: WhyHexSign {}
}
