pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Won, tied and lost in a bar for each group; the same in words beneath it.
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

            Column {
                id: row

                required property statTally modelData
                readonly property int decided: Math.max(1, modelData.won + modelData.tied + modelData.lost)

                width: control.availableWidth
                spacing: 4

                KitText {
                    width: parent.width
                    text: row.modelData.name
                }
                Row {
                    id: bar

                    height: 16
                    width: parent.width
                    Accessible.ignored: true

                    Repeater {
                        model: [
                            {
                                part: row.modelData.won,
                                fill: Theme.ok
                            },
                            {
                                part: row.modelData.tied,
                                fill: Theme.brass
                            },
                            {
                                part: row.modelData.lost,
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
                    text: row.modelData.text
                }
            }
        }
    }
}
