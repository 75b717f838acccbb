pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The VP and every change that led there, the newest first.
Card {
    id: control

    readonly property InnovationTracker tracker: InnovationTracker
    // How many changes stand there before a tap.
    property alias most: changes.most

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
        LedgerList {
            id: changes

            width: parent.width
            ledger: control.tracker.ledger
            told: control.tracker.automa || ledger.count > 0 ? "" : qsTr("Players count their own VP; the app asks for them at the end.")
        }
    }
}
