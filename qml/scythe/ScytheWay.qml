import QtQuick
import Automa.ScytheApp

// The small map of a turn: from where the piece goes to where. Several ways are seen whole, on a map as high as they need.
ScytheMapView {
    id: control

    // The most it may be high: the first step is in sight too.
    readonly property real room: Window.height < 700 ? 0.2 * Window.height : Math.max(184, 0.32 * Window.height)

    readonly property bool several: ScytheApp.table.focus.length > 2
    readonly property rect ways: several && scene.revision >= 0 ? scene.boundsOf(ScytheApp.table.focus) : Qt.rect(0, 0, 0, 0)
    readonly property real around: several ? 60 : 95 // the way round pieces needs it

    objectName: "turnMap"
    implicitHeight: Math.min(room, Math.max(184, 0.42 * (ways.height + 2 * around)))
    scene: ScytheApp.board
    shown: ScytheApp.table.shown
    focusOn: ScytheApp.table.focus
    selectable: []
    leastUnit: several ? fitUnit : 0.5
    roomAround: around
}
