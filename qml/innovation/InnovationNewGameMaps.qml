pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Both sides of the board, small.
Row {
    id: control

    required property InnovationNewGame game

    spacing: Theme.unit

    // Both as high as the one with more words.
    readonly property real tallest: sides.count < 2 ? 0 : Math.max((sides.itemAt(0) as InnovationPick)?.implicitHeight ?? 0, (sides.itemAt(1) as InnovationPick)?.implicitHeight ?? 0)

    Repeater {
        id: sides

        model: [InnovationNewGame.Small, InnovationNewGame.Large]

        InnovationPick {
            id: side

            required property int modelData
            readonly property bool small: modelData === InnovationNewGame.Small
            readonly property InnovationMap scene: small ? control.game.smallMap : control.game.largeMap

            objectName: small ? "map_small" : "map_large"
            width: (control.width - control.spacing) / 2
            height: control.tallest
            text: small ? qsTr("Smaller map") : qsTr("Larger map")
            detail: small ? qsTr("1–3 players · %n land hexes", "", control.game.smallLand) : qsTr("3–5 players · %n land hexes", "", control.game.largeLand)
            checked: control.game.map === modelData
            onClicked: control.game.map = modelData

            Item {
                width: side.width - 2
                height: Math.round(width * 0.46)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: side.checked ? 1 : 0
                    radius: Theme.radius - 1
                    color: InnovationTheme.mapGround
                }
                MapLocator {
                    anchors.centerIn: parent
                    width: parent.width - 16
                    height: parent.height - 8
                    border.width: 0
                    scene: side.scene
                    ink: InnovationInk {}
                }
            }
        }
    }
}
