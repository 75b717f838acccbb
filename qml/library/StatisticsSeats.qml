pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// How humans and Automas did with each side, or with whatever else a game counts by.
Card {
    id: control

    required property string title
    required property var rows

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        KitText {
            width: parent.width
            font.bold: true
            text: control.title
        }
        Repeater {
            model: control.rows

            Row {
                id: row

                required property statSeat modelData
                readonly property bool sealed: modelData.look.given

                width: control.availableWidth
                spacing: Theme.gap

                SideSeal {
                    id: seal

                    visible: row.sealed
                    look: row.modelData.look
                    size: 32
                }
                Column {
                    width: parent.width - (row.sealed ? seal.width + Theme.gap : 0)

                    KitText {
                        width: parent.width
                        text: row.modelData.name
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("Humans: %1").arg(row.modelData.humans)
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("Automas: %1").arg(row.modelData.automas)
                    }
                }
            }
        }
    }
}
