import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The whole board, and the way of what moves now.
FocusScope {
    id: page

    objectName: "boardPage"

    ScytheMapView {
        anchors.fill: parent
        scene: ScytheApp.board
        shown: ScytheApp.combat.stage !== ScytheCombat.None ? ScytheApp.combat.shown : ScytheApp.table.onBoard
        onSpaceTapped: place => correct.look(place, false)
    }
    IconButton {
        objectName: "turnTheMap"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.unit
        framed: true
        symbol: "scythe_turn_map"
        text: qsTr("Turn the map")
        onClicked: ScytheApp.turnMap()
    }
    ScytheCorrectSheet {
        id: correct

        draft: ScytheApp.correction
        correctable: !ScytheApp.cardsOnly.active
    }
}
