pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// One human or two, each with a native terrain.
Flow {
    id: control

    required property InnovationNewGame game

    readonly property bool narrow: width < 340 * Theme.textScale

    signal asked(int index)

    spacing: Theme.unit

    SegmentedChoice {
        id: count

        objectName: "humans"
        width: control.narrow ? control.width : Math.max(implicitWidth, control.width * 0.38)
        height: Math.max(implicitHeight, Theme.row)
        label: qsTr("Players")
        current: control.game.humans
        options: [
            {
                value: 1,
                text: qsTr("1 player")
            },
            {
                value: 2,
                text: qsTr("2 players")
            }
        ]
        onChosen: value => control.game.humans = value
    }
    Repeater {
        model: control.game.humanTerrains

        InnovationPick {
            id: who

            required property int index
            required property string modelData
            readonly property string terrain: control.game.humanNames[index] ?? ""

            objectName: "human_" + index
            width: control.narrow || index > 0 ? control.width : control.width - count.width - control.spacing
            text: index === 0 ? qsTr("You: %1").arg(terrain) : qsTr("Player 2: %1").arg(terrain)
            detail: index === 0 ? qsTr("goes first") : qsTr("goes second")
            symbol: "pencil"
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1. Change the terrain").arg(text)
            onClicked: control.asked(index)

            Item {
                width: who.width
                height: 0
            }
            InnovationTerrain {
                parent: who
                x: who.width - width - 12
                y: (who.height - height) / 2
                size: 32
                terrain: who.modelData
            }
        }
    }
}
