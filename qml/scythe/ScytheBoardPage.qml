import QtQuick
import Automa.App
import Automa.Kit
import Automa.ScytheApp

// The whole board.
FocusScope {
    id: page

    objectName: "boardPage"

    ScytheMapView {
        id: map

        anchors.fill: parent
        scene: ScytheApp.board
        shown: ScytheApp.table.shown
    }
    IconButton {
        objectName: "turnMap"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.unit
        symbol: "scythe_turn_map"
        text: qsTr("Turn the map")
        onClicked: {
            ScytheApp.board.turned = !ScytheApp.board.turned;
            Shell.settings.setValue("scythe/turned", ScytheApp.board.turned);
        }
    }
}
