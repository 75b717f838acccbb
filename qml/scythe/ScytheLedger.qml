pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.Play

// Every change of the Automa's numbers, the newest first.
Card {
    id: control

    required property GadgetList ledger
    property int most: 5
    property bool opened: false

    objectName: "ledgerCard"

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        SectionHead {
            width: parent.width
            ruled: false
            text: qsTr("Change log")
        }
        KitText {
            visible: control.ledger.count === 0
            width: parent.width
            level: KitText.Detail
            text: qsTr("No change yet.")
        }
        Repeater {
            model: control.ledger

            LedgerRow {
                required property int index

                objectName: visible ? "ledger_" + index : ""
                visible: control.opened || index < control.most
                width: parent?.width ?? 0
                height: visible ? implicitHeight : 0
                divided: index > 0
            }
        }
        KitButton {
            objectName: "ledgerAll"
            visible: control.ledger.count > control.most
            width: Math.min(implicitWidth, parent.width)
            compact: true
            kind: KitButton.Plain
            text: control.opened ? qsTr("Show less") : qsTr("Show all")
            onClicked: control.opened = !control.opened
        }
    }
}
