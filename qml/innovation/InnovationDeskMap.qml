import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The map on which a human's turn is entered. A resting finger shows a loupe; what is chosen is named before it counts.
Item {
    id: control

    // A small map has no corner to spare: there the button stands among the keys.
    property bool turnButton: true

    // What was looked at closer for one tap is whole again for the next turn.
    readonly property int position: InnovationApp.session.position

    onPositionChanged: board.frame()

    InnovationBoard {
        id: board

        anchors.fill: parent
        objectName: "deskMap"
        scene: InnovationApp.map
        shown: InnovationApp.desk.shown
        loupe: true
        onSpaceTapped: id => InnovationApp.desk.tapHex(id)
    }
    IconButton {
        objectName: "turnMap"
        visible: control.turnButton
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 4
        framed: true
        symbol: "innovation_map_turn"
        text: qsTr("Turn the map")
        onClicked: InnovationApp.turnMap()
    }
}
