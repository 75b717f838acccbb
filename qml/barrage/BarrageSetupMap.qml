import QtQuick
import Automa.BarrageApp
import Automa.Play

// The board while it is set up: neutral dams numbered like their steps. While the table is entered, a tap lays a dam
// or asks for a headstream's tile.
SetupBoard {
    id: control

    required property BarrageSetup setup

    // The width is filled; a wide window need not be.
    readonly property real fillUnit: Math.min(width, 560) / land.width
    // The dam whose step is due, which it shows if not all three have room.
    readonly property int dueDam: Math.max(0, Math.min(2, due))

    // Drawn: only the stretch with the three dams, as a picture. Entered: the whole board, to tap.
    wantedHeight: {
        if (!scene || setup.focusOn.length === 0)
            return land.height * fillUnit;
        return (scene.boundsOf(setup.focusOn).height + 110) * fillUnit;
    }
    cramped: most > 0 && setup.focusOn.length > 0 && wantedHeight > most
    leastUnit: most > 0 ? fillUnit : fitUnit
    ink: BarrageBoardInk {}
    scene: setup.scene
    selectable: setup.selectable
    focusOn: cramped ? [setup.focusOn[2 * dueDam], setup.focusOn[2 * dueDam + 1]] : setup.focusOn // two spaces for each dam
    shown: setup.shown
    Accessible.name: qsTranslate("BarrageBoardMap", "Map of the board")
    onSpaceTapped: id => {
        const spot = control.setup.placeAt(id);
        if (spot.value !== "")
            control.setup.choose(spot.family, spot.place, spot.value);
        else
            control.asked(spot.family, spot.place, spot.text);
    }
}
