pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// The VP and every change that led there, the newest first.
Card {
    id: control

    required property BarrageTracker tracker
    property int most: 4
    property bool opened: false

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
            KitText {
                id: points

                objectName: "trackerVp"
                x: 44
                width: parent.width - x - 60
                anchors.verticalCenter: parent.verticalCenter
                level: KitText.Display
                tight: true
                text: !control.tracker.vpKnown ? "–"
                    : control.tracker.vpAfter === control.tracker.vp ? qsTr("%1 VP").arg(control.tracker.vp)
                    : qsTr("%1 → %2 VP").arg(control.tracker.vp).arg(control.tracker.vpAfter)
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
            visible: !control.tracker.vpKnown || control.ledger.count === 0
            width: parent.width
            level: KitText.Detail
            text: control.tracker.vpKnown ? qsTr("No change yet.") : qsTr("These VP are counted at the table.")
        }
        Repeater {
            model: control.tracker.vpKnown ? control.ledger : null

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
            visible: control.tracker.vpKnown && control.ledger.count > control.most
            kind: KitButton.Plain
            compact: true
            width: Math.min(implicitWidth, parent.width)
            text: control.opened ? qsTr("Show less") : qsTr("Show all")
            onClicked: control.opened = !control.opened
        }
    }
}
