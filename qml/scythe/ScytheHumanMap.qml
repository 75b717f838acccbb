import QtQuick
import Automa.ScytheApp

// The map of the human's turn: a piece, then its territory. Any territory may be tapped.
ScytheMapView {
    objectName: "entryMap"
    scene: ScytheApp.board
    shown: ScytheApp.human.shown
    forFingers: true
    onSpaceTapped: id => ScytheApp.human.tap(id)
}
