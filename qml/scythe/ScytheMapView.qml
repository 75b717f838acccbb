import QtQuick
import Automa.Play

// Scythe's map in its colours.
MapView {
    ink: ScytheInk {}
    readableUnit: 0.44
    Accessible.name: qsTr("Map of the board")
}
