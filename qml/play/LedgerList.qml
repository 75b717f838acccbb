pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Changes of numbers, the newest first: a few, and all of them after a tap.
Column {
    id: control

    required property GadgetList ledger
    property int most: 4
    property bool opened: false
    // Why there can be no changes; empty if there can.
    property string told: ""
    readonly property string instead: told !== "" ? told : ledger.count === 0 ? qsTr("No change yet.") : ""

    KitText {
        visible: text !== ""
        width: parent.width
        level: KitText.Detail
        text: control.instead
    }
    Repeater {
        model: control.instead === "" ? control.ledger : null

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
        objectName: "ledgerMore"
        visible: control.instead === "" && control.ledger.count > control.most
        kind: KitButton.Plain
        compact: true
        width: Math.min(implicitWidth, parent.width)
        text: control.opened ? qsTr("Show less") : qsTr("Show all")
        onClicked: control.opened = !control.opened
    }
}
