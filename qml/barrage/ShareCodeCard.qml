import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The code of the drawn table, for another phone.
Card {
    id: control

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        KitText {
            width: parent.width
            level: KitText.Detail
            text: qsTr("With this code another phone lays out the same table")
        }
        KitText {
            objectName: "shareCode"
            width: parent.width
            level: KitText.Section
            text: BarrageShareCode.code
            wrapMode: Text.WrapAnywhere
        }
        KitButton {
            objectName: "copyCode"
            width: Math.min(implicitWidth, parent.width)
            compact: true
            symbol: "copy"
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy the code")
            onClicked: BarrageShareCode.copy()
        }
    }
}
