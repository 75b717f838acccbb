pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Won, tied and lost in a bar for each group; the same in words beneath it.
Card {
    id: control

    property var tally: ({})
    readonly property var rows: tally.rows ?? []

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        KitText {
            width: parent.width
            font.bold: true
            text: control.tally.title ?? ""
        }
        Repeater {
            model: control.rows.length

            Column {
                id: row

                required property int index
                readonly property var group: control.rows[index] ?? ({})
                readonly property int decided: Math.max(1, (group.won ?? 0) + (group.tied ?? 0) + (group.lost ?? 0))

                width: control.availableWidth
                spacing: 4

                KitText {
                    width: parent.width
                    text: row.group.name ?? ""
                }
                Row {
                    id: bar

                    height: 16
                    width: parent.width
                    Accessible.ignored: true

                    Repeater {
                        model: [
                            {
                                part: row.group.won ?? 0,
                                fill: Theme.ok
                            },
                            {
                                part: row.group.tied ?? 0,
                                fill: Theme.brass
                            },
                            {
                                part: row.group.lost ?? 0,
                                fill: Theme.sunken
                            }
                        ]

                        Rectangle {
                            required property var modelData

                            height: bar.height
                            width: bar.width * modelData.part / row.decided
                            visible: width > 0
                            color: modelData.fill
                            border.width: 1
                            border.color: Theme.line2
                        }
                    }
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: row.group.text ?? ""
                }
            }
        }
    }
}
