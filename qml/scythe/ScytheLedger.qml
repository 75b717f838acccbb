pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.Play

// Every change of the Automa's numbers, the newest first.
Card {
    id: control

    required property GadgetList ledger
    // How many changes stand there before a tap.
    property alias most: changes.most

    objectName: "ledgerCard"

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        SectionHead {
            width: parent.width
            ruled: false
            text: qsTr("Change log")
        }
        LedgerList {
            id: changes

            width: parent.width
            ledger: control.ledger
            most: 5
        }
    }
}
