import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The whole board: where the Automa's piece goes, and what stands where.
Item {
    id: page

    property string looked

    readonly property InnovationTable table: InnovationApp.table

    objectName: "boardPage"

    InnovationBoard {
        id: map

        width: parent.width
        height: parent.height - sheet.height
        scene: InnovationApp.map
        shown: page.looked !== "" && scene.revision >= 0 ? scene.looking(page.looked) : page.table.located
        onSpaceTapped: id => page.looked = page.looked === id ? "" : id
    }
    IconButton {
        objectName: "turnMap"
        anchors.right: map.right
        anchors.bottom: map.bottom
        anchors.margins: 4
        framed: true
        symbol: "innovation_map_turn"
        text: qsTr("Turn the map")
        onClicked: InnovationApp.turnMap()
    }
    Rectangle {
        id: sheet

        y: parent.height - height
        width: parent.width
        height: Math.max(words.height, correct.visible ? correct.height : 0) + 2 * Theme.gap
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        KitText {
            id: words

            objectName: "boardWords"
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            width: (correct.visible ? correct.x - Theme.unit : parent.width - Theme.margin) - x
            level: KitText.Detail
            color: Theme.text
            text: page.looked !== "" && map.scene.revision >= 0 ? map.scene.describe(page.looked)
                  : page.table.target !== "" ? qsTr("The Automa: %1").arg(page.table.turn.headline) : qsTr("Tap a hex to read what stands there.")
        }
        KitButton {
            id: correct

            objectName: "boardCorrect"
            visible: page.looked !== "" && !InnovationApp.session.readOnly
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            symbol: "pencil"
            text: qsTr("Correct")
            onClicked: editor.editHex(page.looked)
        }
    }
    InnovationDraftSheet {
        id: editor

        objectName: "boardSheet"
    }
}
