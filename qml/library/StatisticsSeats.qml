pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// How humans and Automas did with each company or officer.
Card {
    id: control

    property var seats: ({})
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
                readonly property bool sealed: (seat.company ?? "") !== ""

                width: control.availableWidth
                spacing: Theme.gap

                CompanySeal {
                    id: seal

                    visible: row.sealed
                    company: row.seat.company ?? ""
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
