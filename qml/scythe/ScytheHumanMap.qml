import QtQuick
import Automa.ScytheApp

// The map of the human's turn, whole: a piece, then its territory. Any territory may be tapped. No tap moves the map; a
// resting finger shows a loupe.
ScytheMapView {
    id: control

    // What was looked at closer is whole again for the next move.
    readonly property int position: ScytheApp.session.position

    objectName: "entryMap"
    scene: ScytheApp.board
    shown: ScytheApp.human.shown
    readableUnit: 0.1
    loupe: true
    onPositionChanged: frame()
    onSpaceTapped: id => ScytheApp.human.tap(id)
}
