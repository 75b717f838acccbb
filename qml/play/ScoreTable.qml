pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.PlayApp

// Scores: a line for each reason, a column for each participant. A tap on a line opens how it came about.
Item {
    id: control

    property string heading
    required property ScoreModel scores
    property int opened: -1

    readonly property real cell: Math.max(48, 44 * Theme.textScale)
    readonly property real wordsWidth: width - 2 * Theme.margin - cell * scores.columns.count

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
                    text: qsTr("Tap a line for the details")
                }
            }
            Row {
                anchors.right: parent.right
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: control.scores.columns

                    Item {
                        id: participant

                        required property sideLook look
                        required property string name

                        width: control.cell
                        height: 32

                        SideSeal {
                            look: participant.look
                            description: participant.name
                            size: 30
                            anchors.right: parent.right
                        }
                    }
                }
            }
        }
        Repeater {
            model: control.scores.lines

            RowBase {
                id: line

                required property int index
                required property string detail
                required property var values
                required property var sums
                required property bool total
                required text
                readonly property bool more: sums.length > 0
                readonly property real closedHeight: Math.max(48, words.height + 16)
                readonly property bool open: more && control.opened === index

                objectName: "scoreLine" + index
                width: rows.width
                height: closedHeight + (open ? account.height + 12 : 0)
                enabled: more
                Accessible.name: text + ", " + values.join(", ")
                lastRow: index === control.scores.lines.count - 1
                ground: total ? Theme.primaryC : "transparent"
                onClicked: control.opened = open ? -1 : index

                Column {
                    id: words

                    x: Theme.margin
                    y: (line.closedHeight - height) / 2
                    width: control.wordsWidth

                    KitText {
                        width: parent.width
                        font.bold: true
                        lineHeight: 1
                        color: line.total ? Theme.primaryCInk : Theme.text
                        text: line.text
                    }
                    KitText {
                        visible: text !== ""
                        width: parent.width
                        level: KitText.Small
                        text: line.detail
                    }
                }
                KitText {
                    id: account

                    objectName: "scoreSums" + line.index
                    visible: line.open
                    x: Theme.margin
                    y: line.closedHeight
                    width: parent.width - 2 * Theme.margin
                    level: KitText.Detail
                    textFormat: Text.StyledText
                    text: line.sums.join("<br>")
                }
                Row {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.margin
                    y: (line.closedHeight - height) / 2

                    Repeater {
                        model: line.values

                        KitText {
                            required property string modelData

                            width: control.cell
                            tight: true
                            font.bold: true
                            horizontalAlignment: Text.AlignRight
                            color: line.total ? Theme.primaryCInk : Theme.text
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
