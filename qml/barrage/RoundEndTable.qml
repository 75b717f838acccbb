pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Scores: a line for each reason, a column for each participant.
//   lines: [{text, detail, values, total}], participants: [{company, name}]
Item {
    id: control

    property string heading
    property var participants: []
    property var lines: []

    readonly property real cell: Math.max(48, 44 * Theme.textScale)
    readonly property real wordsWidth: width - 2 * Theme.margin - cell * participants.length

    implicitHeight: rows.height

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
    }
    Column {
        id: rows

        width: parent.width

        Item {
            width: parent.width
            height: Math.max(48, title.height + 16)

            CornerRect {
                anchors.fill: parent
                radius: Theme.radius
                topLeft: true
                topRight: true
                color: Theme.sunken
            }
            KitText {
                id: title

                x: Theme.margin
                width: control.wordsWidth
                level: KitText.Overline
                text: control.heading
                anchors.verticalCenter: parent.verticalCenter
            }
            Row {
                anchors.right: parent.right
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: control.participants

                    Item {
                        id: head

                        required property var modelData

                        width: control.cell
                        height: 32

                        CompanySeal {
                            company: head.modelData.company
                            description: head.modelData.name
                            size: 30
                            anchors.right: parent.right
                        }
                    }
                }
            }
        }
        Repeater {
            model: control.lines

            Item {
                id: line

                required property var modelData
                required property int index

                width: rows.width
                height: Math.max(48, words.height + 16)

                CornerRect {
                    anchors.fill: parent
                    radius: Theme.radius
                    bottomLeft: line.index === control.lines.length - 1
                    bottomRight: bottomLeft
                    color: line.modelData.total ? Theme.primaryC : "transparent"
                }
                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Column {
                    id: words

                    x: Theme.margin
                    width: control.wordsWidth
                    anchors.verticalCenter: parent.verticalCenter

                    KitText {
                        width: parent.width
                        font.bold: true
                        lineHeight: 1
                        color: line.modelData.total ? Theme.primaryCInk : Theme.text
                        text: line.modelData.text
                    }
                    KitText {
                        visible: text !== ""
                        width: parent.width
                        level: KitText.Small
                        text: line.modelData.detail
                    }
                }
                Row {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.margin
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: line.modelData.values

                        KitText {
                            required property string modelData

                            width: control.cell
                            tight: true
                            font.bold: true
                            horizontalAlignment: Text.AlignRight
                            color: line.modelData.total ? Theme.primaryCInk : Theme.text
                            text: modelData
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: "transparent"
        border.width: 1
        border.color: Theme.line
    }
}
