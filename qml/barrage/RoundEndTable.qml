pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Scores: a line for each reason, a column for each participant. A tap on a line opens how it came about.
//   lines: [{text, detail, values, sums, total}], participants: [{company, name}]
Item {
    id: control

    property string heading
    property var participants: []
    property var lines: []
    property int opened: -1

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
            height: Math.max(48, head.height + 16)

            CornerRect {
                anchors.fill: parent
                radius: Theme.radius
                topLeft: true
                topRight: true
                color: Theme.sunken
            }
            Column {
                id: head

                x: Theme.margin
                width: control.wordsWidth
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    width: parent.width
                    level: KitText.Overline
                    text: control.heading
                }
                KitText {
                    width: parent.width
                    level: KitText.Small
                    text: qsTr("Tap a line for its sum")
                }
            }
            Row {
                anchors.right: parent.right
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: control.participants

                    Item {
                        id: participant

                        required property var modelData

                        width: control.cell
                        height: 32

                        CompanySeal {
                            company: participant.modelData.company
                            description: participant.modelData.name
                            size: 30
                            anchors.right: parent.right
                        }
                    }
                }
            }
        }
        Repeater {
            model: control.lines

            RowBase {
                id: line

                required property var modelData
                required property int index
                readonly property bool more: modelData.sums.length > 0
                readonly property real head: Math.max(48, words.height + 16)
                readonly property bool open: more && control.opened === index

                objectName: "scoreLine" + index
                width: rows.width
                height: head + (open ? sums.height + 12 : 0)
                enabled: more
                text: [modelData.text, ...modelData.values].join(", ")
                lastRow: index === control.lines.length - 1
                ground: modelData.total ? Theme.primaryC : "transparent"
                onClicked: control.opened = open ? -1 : index

                Column {
                    id: words

                    x: Theme.margin
                    y: (line.head - height) / 2
                    width: control.wordsWidth

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
                KitText {
                    id: sums

                    objectName: "scoreSums" + line.index
                    visible: line.open
                    x: Theme.margin
                    y: line.head
                    width: parent.width - 2 * Theme.margin
                    level: KitText.Detail
                    textFormat: Text.StyledText
                    text: line.modelData.sums.join("<br>")
                }
                Row {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.margin
                    y: (line.head - height) / 2

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
