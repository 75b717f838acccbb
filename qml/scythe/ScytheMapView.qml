import QtQuick
import Automa.Play

// Scythe's map in its colours.
MapView {
    ink: ScytheInk {}
    readableUnit: 0.44
    leastUnit: Math.min(width / land.width, height / land.height)
    Accessible.name: qsTr("Map of the board")
}
