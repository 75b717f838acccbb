import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Mahiri Sekibo: the human's first action of a round is read from an Automa tile. Asks for the hand, then for the tile.
Card {
    id: control

    required property BarrageTable table
    required property BarrageTracker tracker

    objectName: "humanByTile"
    tone: Card.Brass

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        KitText {
            width: parent.width
            level: KitText.Section
            color: Theme.brassCInk
            text: qsTr("An Automa tile says what %1 does now").arg(control.table.companyName)
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            color: Theme.brassCInk
            text: qsTr("Mahiri Sekibo is in play: an Automa tile decides every human’s first action of a round (B-10.17). Tell the app what is in front of you, and it works out the tile.")
        }
        KitButton {
            objectName: "tellHand"
            width: parent.width
            kind: KitButton.Primary
            symbol: "turn"
            text: qsTr("Read a tile")
            onClicked: {
                control.tracker.tellHand();
                editor.open();
            }
        }
    }
    BarrageTrackerEditor {
        id: editor

        draft: control.tracker.draft
        forTile: true
        onTold: control.table.readTile()
    }
}
