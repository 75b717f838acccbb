import QtQuick
import Automa.BarrageApp

// The map of the pad: what can be built on is lit, and what was tapped shows the piece. Headstreams take drops.
BarrageBoardMap {
    id: control

    readonly property BarragePad pad: BarrageApp.pad

    scene: BarrageApp.board.scene
    leastUnit: homeUnit // fingers must hit the spaces; the rest of the board is a swipe away
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
