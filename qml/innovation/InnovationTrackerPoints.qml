pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The VP and every change that led there, the newest first.
Card {
    id: control

    property int most: 4
    property bool opened: false

    readonly property InnovationTracker tracker: InnovationTracker
    readonly property GadgetList ledger: tracker.ledger

    signal editAsked

    objectName: "trackerPoints"
    topPadding: 10

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        Item {
            width: parent.width
            height: Math.max(56, points.height)

            Symbol {
                name: "vp"
                color: Theme.brass
                size: 32
                anchors.verticalCenter: parent.verticalCenter
            }
            FittedText {
                id: points

                objectName: "trackerVp"
                x: 44
                width: parent.width - x - 60
                anchors.verticalCenter: parent.verticalCenter
                level: KitText.Display
                tight: true
                text: control.tracker.points
            }
            IconButton {
                objectName: "trackerEdit"
                anchors.right: parent.right
                anchors.rightMargin: -8
                anchors.verticalCenter: parent.verticalCenter
                symbol: "pencil"
                text: qsTr("Set by hand")
                color: Theme.primary
                onClicked: control.editAsked()
            }
        }
        KitText {
            visible: control.ledger.count === 0
            width: parent.width
            level: KitText.Detail
            text: control.tracker.automa ? qsTr("No change yet.") : qsTr("Players count their own VP; the app asks for them at the end.")
        }
        Repeater {
            model: control.ledger

            LedgerRow {
                required property int index

                objectName: visible ? "ledger_" + index : ""
                visible: control.opened || index < control.most
                width: control.availableWidth
                divided: index > 0
            }
        }
        KitButton {
            objectName: "ledgerMore"
            visible: control.ledger.count > control.most
            kind: KitButton.Plain
            compact: true
            width: Math.min(implicitWidth, parent.width)
            text: control.opened ? qsTr("Show less") : qsTr("Show all")
            onClicked: control.opened = !control.opened
        }
    }
}
