import QtQuick
import Automa.Play
import Automa.ScytheApp

// The whole board, with the Automa's pieces numbered like their steps.
SetupBoard {
    id: control

    required property ScytheSetup setup
    readonly property real fillUnit: Math.min(width, 560) / land.width

    wantedHeight: land.height * fillUnit
    leastUnit: fitUnit
    ink: ScytheInk {}
    scene: setup.scene
    selectable: []
    shown: setup.shown
    Accessible.name: qsTr("Map of the board")
}
