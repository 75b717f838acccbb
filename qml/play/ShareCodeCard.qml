import QtQuick
import Automa.Kit
import Automa.PlayApp

// The code of the drawn table, for another phone.
Card {
    id: control

    property ShareCodeModel share: null // none: there is no code

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        KitText {
            width: parent.width
            level: KitText.Detail
            text: qsTr("With this code another phone gets the same set-up")
        }
        KitText {
            objectName: "shareCode"
            width: parent.width
            level: KitText.Section
            text: control.share ? control.share.code : ""
            wrapMode: Text.WrapAnywhere
        }
        KitButton {
            objectName: "copyCode"
            width: Math.min(implicitWidth, parent.width)
            compact: true
            symbol: "copy"
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy the code")
            onClicked: control.share.copy()
        }
    }
}
