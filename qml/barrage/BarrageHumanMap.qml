import QtQuick
import Automa.BarrageApp

// The map of the pad: what can be built on is lit, and what was tapped shows the piece. Headstreams take drops.
BarrageBoardMap {
    id: control

    readonly property BarragePad pad: BarrageApp.pad
    // The same as fitUnit, which follows readableUnit.
    readonly property real whole: Math.min(width / land.width, height / land.height)

    scene: BarrageApp.board.scene
    // The whole board is in sight and keeps its place, whatever is lit. A tap means the nearest lit space; where two
    // are meant as well, or a finger rests, one looks closer.
    readableUnit: 0.99 * whole
    closeUnit: whole
    loupe: true
    selectable: pad.selectable
    focusOn: pad.structure === "" ? [] : pad.selectable
    shown: pad.shown
    onSpaceTapped: id => control.pad.tapMap(id)
    onHeightChanged: soon.restart()

    // What was chosen stays in sight when the preview takes room from the map.
    function showChosen() {
        if (control.pad.space !== "" && control.scene)
            control.reveal(control.scene.centreOf(control.pad.space));
    }

    // After the map has taken its new size.
    Timer {
        id: soon

        interval: 0
        onTriggered: control.showChosen()
    }
    Connections {
        target: control.pad

        function onChanged() {
            soon.restart();
        }
    }
}
