pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// How humans and Automas did with each side or officer.
Card {
    id: control

    property var seats: ({})
    readonly property sideLook none
    readonly property var rows: seats.rows ?? []

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        KitText {
            width: parent.width
            font.bold: true
            text: control.seats.title ?? ""
        }
        Repeater {
            model: control.rows.length

            Row {
                id: row

                required property int index
                readonly property var seat: control.rows[index] ?? ({})
                readonly property bool sealed: seat.look?.given ?? false

                width: control.availableWidth
                spacing: Theme.gap

                SideSeal {
                    id: seal

                    visible: row.sealed
                    look: row.seat.look ?? control.none
                    size: 32
                }
                Column {
                    width: parent.width - (row.sealed ? seal.width + Theme.gap : 0)

                    KitText {
                        width: parent.width
                        text: row.seat.name ?? ""
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("Humans: %1").arg(row.seat.humans ?? "")
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("Automas: %1").arg(row.seat.automas ?? "")
                    }
                }
            }
        }
    }
}
