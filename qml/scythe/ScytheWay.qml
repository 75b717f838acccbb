import Automa.ScytheApp

// The small map of a turn: from where the piece goes to where.
ScytheMapView {
    objectName: "turnMap"
    implicitHeight: 184
    scene: ScytheApp.board
    shown: ScytheApp.table.shown
    focusOn: ScytheApp.table.focus
    selectable: []
    leastUnit: 0.5
    roomAround: 95 // the way round pieces needs it
}
