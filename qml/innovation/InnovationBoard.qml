import QtQuick
import Automa.Play

// The game's map, to look at, to tap or to explain on.
MapView {
    ink: InnovationInk {}
    readableUnit: 0.28
    leastPlace: Qt.size(100, 100)
    Accessible.name: qsTr("Map of the board")
}
