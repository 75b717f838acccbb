pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Lookup

// A decision card as it is printed: the support half on the left, the action half on the right.
LookupForm {
    id: control

    readonly property int number: Number(entry.id)
    readonly property bool flag: InnovationLookup.revision >= 0 && InnovationLookup.showCard(number)

    Rectangle {
        width: parent.width
        height: Math.max(supportHalf.height, actionHalf.height + (Theme.textScale > 1 ? corner.height : 0)) + head.height + 24
        radius: Theme.radius
        color: Theme.surface
        border.width: 2
        border.color: Theme.text
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Decision card %1").arg(control.number)

        Row {
            id: head

            x: 2
            y: 2
            width: parent.width - 4

            Repeater {
                model: [qsTr("Support half"), qsTr("Action half")]

                Rectangle {
                    id: cell

                    required property string modelData

                    width: head.width / 2
                    height: title.height + 14
                    radius: Theme.radius - 2
                    color: Theme.sunken

                    FittedText {
                        id: title

                        anchors.centerIn: parent
                        width: parent.width - 8
                        horizontalAlignment: Text.AlignHCenter
                        level: KitText.Overline
                        text: cell.modelData
                    }
                }
            }
        }
        Rectangle {
            x: parent.width / 2
            y: head.height
            width: 1
            height: parent.height - y - 2
            color: Theme.line2
        }
        Column {
            id: supportHalf

            x: 14
            y: head.height + 12
            width: parent.width / 2 - 24
            spacing: 8

            Repeater {
                model: InnovationLookup.support

                Row {
                    id: sign

                    required property string symbol
                    required property string text
                    required property string name

                    width: supportHalf.width
                    spacing: 8

                    Item {
                        id: place

                        width: Math.max(44, drawn.width)
                        height: Math.max(24, drawn.height)

                        Row {
                            id: drawn

                            anchors.centerIn: parent

                            Symbol {
                                visible: sign.symbol !== ""
                                name: sign.symbol
                                size: 22
                                color: sign.symbol === "innovation_token" ? InnovationTheme.token : Theme.text
                            }
                            KitText {
                                visible: sign.text !== ""
                                tight: true
                                font.bold: true
                                text: sign.text
                            }
                        }
                    }
                    FittedText {
                        width: parent.width - place.width - 8
                        anchors.verticalCenter: parent.verticalCenter
                        level: KitText.Detail
                        color: Theme.text
                        text: sign.name
                    }
                }
            }
        }
        Column {
            id: actionHalf

            x: parent.width / 2 + 14
            y: head.height + 12
            width: parent.width / 2 - 24
            spacing: 10

            Repeater {
                model: InnovationLookup.action

                Row {
                    id: order

                    required property string symbol
                    required property string text

                    width: actionHalf.width
                    spacing: 8

                    Symbol {
                        name: order.symbol
                        size: 26
                    }
                    FittedText {
                        width: parent.width - 34
                        anchors.verticalCenter: parent.verticalCenter
                        font.bold: true
                        lineHeight: 1
                        text: order.text
                    }
                }
            }
            Row {
                visible: control.flag
                spacing: 8

                Symbol {
                    name: "pass"
                    size: 22
                }
                KitText {
                    anchors.verticalCenter: parent.verticalCenter
                    level: KitText.Detail
                    text: qsTr("pass")
                }
            }
        }
        KitText {
            id: corner

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 10
            level: KitText.Headline
            tight: true
            text: control.number
            Accessible.ignored: true
        }
    }
}
