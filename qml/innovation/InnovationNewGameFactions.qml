pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The ten factions of the Automa; those whose card the table must read are dashed.
Column {
    id: control

    required property InnovationNewGame game

    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Automa faction")
        note: control.game.factionNote
    }
    Grid {
        id: grid

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        width: parent.width
        columns: width < 300 * Theme.textScale ? 1 : 2
        spacing: Theme.unit

        Repeater {
            model: control.game.factions

            InnovationPick {
                required property string value
                required property bool current
                required property bool free
                required property bool guided

                required text
                required detail
                objectName: "faction_" + value
                width: grid.cell
                symbol: guided ? "innovation_hand" : ""
                dashed: guided
                checked: current
                enabled: free
                onClicked: control.game.chooseFaction(value)
            }
        }
    }
    KitText {
        width: parent.width
        level: KitText.Detail
        text: control.game.factionWords
    }
}
