import QtQuick
import Automa.BarrageApp

// The board while it is set up: neutral dams numbered like their steps. While the table is entered, a tap lays a dam
// or asks for a headstream's tile.
BoardMap {
    id: control

    readonly property BarrageSetup setup: BarrageApp.setup

    // Above the list: how high it may be, and the dam whose step is due, which it shows if not all three have room.
    property real most: 0
    property int due: 0

    // The width is filled; a wide window need not be.
    readonly property real fillUnit: Math.min(width, 560) / land.width
    readonly property real wantedHeight: {
        if (!scene || setup.focusOn.length === 0)
            return land.height * fillUnit;
        return (scene.boundsOf(setup.focusOn).height + 110) * fillUnit;
    }
    readonly property int shown: Math.max(0, Math.min(2, due))
    readonly property bool cramped: most > 0 && setup.focusOn.length > 0 && wantedHeight > most

    signal asked(string family, int place, string text)

    leastUnit: most > 0 ? fillUnit : fitUnit

    scene: setup.scene
    selectable: setup.selectable
    focusOn: cramped ? [setup.focusOn[2 * shown], setup.focusOn[2 * shown + 1]] : setup.focusOn // two spaces for each dam
    highlights: setup.highlights
    onSpaceTapped: id => {
        const place = control.setup.placeAt(id);
        if (place.value !== "")
            control.setup.choose(place.family, place.place, place.value);
        else
            control.asked(place.family, place.place, place.text);
    }
}
