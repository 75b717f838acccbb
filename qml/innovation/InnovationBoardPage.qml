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
        // On a phone the whole board would leave half of the page empty: here hexes are as large as fingers.
        forFingers: page.height > page.width
        focusOn: forFingers && page.table.target !== "" ? [page.table.target] : []
        onSpaceTapped: id => page.looked = id
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
        // As high as the most that is said of a hex, so that the map stays as it is.
        height: Math.max(Theme.scaled(3 * words.designedLine()), Theme.target) + 2 * Theme.gap
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        IconButton {
            id: back

            objectName: "boardBack"
            visible: page.looked !== ""
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            symbol: "close"
            text: qsTr("Deselect")
            onClicked: page.looked = ""
        }
        FittedText {
            id: words

            objectName: "boardWords"
            x: back.visible ? back.x + back.width + 4 : Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            width: (correct.visible ? correct.x - Theme.unit : parent.width - Theme.margin) - x
            level: KitText.Detail
            color: Theme.text
            maximumLineCount: 3
            elide: Text.ElideRight
            text: page.looked !== "" && map.scene.revision >= 0 ? map.scene.describe(page.looked)
                  : page.table.target !== "" ? qsTr("The Automa: %1").arg(page.table.turn.headline) : qsTr("Tap a hex.")
        }
        KitButton {
            id: correct

            objectName: "boardCorrect"
            visible: !InnovationApp.session.readOnly
            enabled: page.looked !== ""
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
