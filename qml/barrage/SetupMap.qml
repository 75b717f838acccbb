import QtQuick
import Automa.BarrageApp

// The board while it is set up: neutral dams numbered like their steps. While the table is entered, a tap lays a dam
// or asks for a headstream's tile.
BoardMap {
    id: control

    readonly property BarrageSetup setup: BarrageApp.setup

    signal asked(string family, int place, string text)

    scene: setup.scene
    selectable: setup.selectable
    focusOn: setup.focusOn
    highlights: setup.highlights
    onSpaceTapped: id => {
        const place = control.setup.placeAt(id);
        if (place.value !== "")
            control.setup.choose(place.family, place.place, place.value);
        else
            control.asked(place.family, place.place, place.text);
    }
}
