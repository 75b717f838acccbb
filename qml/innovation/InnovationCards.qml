pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The action card left, the support card right, so that the used halves meet in the middle. The action card takes as
// much as its longest word needs; where that is too much, the support card lies below.
Column {
    id: control

    required property InnovationCardPair pair

    readonly property real half: (width - cards.spacing) / 2
    readonly property real cornerWidth: Math.max(40, number.implicitWidth + 14)
    readonly property real actionNeed: cornerWidth + 40 + Math.ceil(longest.advanceWidth) + 4
    readonly property bool stacked: actionNeed > width - cards.spacing - cornerWidth - 10 - 3 * Math.max(34, 26 + Theme.scaled(10))
    readonly property real actionWidth: stacked ? width : Math.max(half, actionNeed)
    readonly property real actionHeight: Math.max(acts.height + 16, corner.height + 12)
    readonly property real supportHeight: Math.max(Theme.target, signs.height + 16, corner.height + 12)

    spacing: 4

    TextMetrics {
        id: longest

        font.family: Theme.family
        font.pixelSize: Theme.scaled(14)
        font.bold: true
        text: control.pair.longestWord
    }
    Flow {
        id: cards

        width: parent.width
        spacing: 6

        Rectangle {
            width: control.actionWidth
            height: control.stacked ? control.actionHeight : Math.max(control.actionHeight, control.supportHeight)
            radius: Theme.chipRadius
            color: Theme.surface
            border.width: 2
            border.color: Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: control.pair.action === 0 ? qsTr("No action card: the stack is empty") : qsTr("Action card %1").arg(control.pair.action)

            InnovationBookLink {
                objectName: "actionCardLookup"
                anchors.fill: parent
                key: control.pair.action > 0 ? "card:" + control.pair.action : ""
                text: qsTr("Action card %1").arg(control.pair.action)
            }
            Rectangle {
                id: unused

                x: 2
                y: 2
                width: control.cornerWidth
                height: parent.height - 4
                radius: Theme.chipRadius - 2
                color: Theme.sunken

                Column {
                    id: corner

                    anchors.centerIn: parent
                    spacing: 0

                    KitText {
                        id: number

                        anchors.horizontalCenter: parent.horizontalCenter
                        level: KitText.Section
                        color: Theme.text2
                        text: control.pair.action === 0 ? "–" : control.pair.action
                    }
                    Symbol {
                        visible: control.pair.flag
                        anchors.horizontalCenter: parent.horizontalCenter
                        name: "pass"
                        size: 16
                        color: Theme.text2
                    }
                }
            }
            Column {
                id: acts

                anchors.left: unused.right
                anchors.leftMargin: 8
                anchors.right: parent.right
                anchors.rightMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6

                Repeater {
                    model: control.pair.orders

                    Row {
                        id: order

                        required property string symbol
                        required property string text

                        spacing: 6

                        Symbol {
                            name: order.symbol
                            size: 20
                            color: Theme.text
                        }
                        KitText {
                            width: acts.width - 26
                            level: KitText.Detail
                            color: Theme.text
                            font.bold: true
                            text: order.text
                        }
                    }
                }
            }
        }
        Rectangle {
            width: control.stacked ? control.width : control.width - cards.spacing - control.actionWidth
            height: control.stacked ? control.supportHeight : Math.max(control.actionHeight, control.supportHeight)
            radius: Theme.chipRadius
            color: Theme.surface
            border.width: 2
            border.color: Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Support card %1").arg(control.pair.words)

            InnovationBookLink {
                objectName: "supportCardLookup"
                anchors.fill: parent
                key: control.pair.support > 0 ? "card:" + control.pair.support : ""
                text: qsTr("Support card %1").arg(control.pair.words)
            }
            Grid {
                id: signs

                readonly property real cell: Math.floor((parent.width - control.cornerWidth - 10) / columns)

                x: 6
                anchors.verticalCenter: parent.verticalCenter
                columns: control.stacked ? 6 : 3
                rowSpacing: 8

                Repeater {
                    model: control.pair.signs

                    Item {
                        id: sign

                        required property string symbol
                        required property string text

                        width: signs.cell
                        height: Math.max(24, value.height)

                        Row {
                            anchors.centerIn: parent
                            spacing: 2

                            Symbol {
                                visible: sign.symbol !== ""
                                anchors.verticalCenter: parent.verticalCenter
                                name: sign.symbol
                                size: 22
                                color: sign.symbol === "innovation_token" ? InnovationTheme.token : Theme.text
                            }
                            KitText {
                                id: value

                                visible: sign.text !== ""
                                anchors.verticalCenter: parent.verticalCenter
                                level: KitText.Body
                                tight: true
                                font.bold: true
                                text: sign.text
                            }
                        }
                    }
                }
            }
            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: 2
                y: 2
                width: control.cornerWidth
                height: parent.height - 4
                radius: Theme.chipRadius - 2
                color: Theme.sunken

                KitText {
                    anchors.centerIn: parent
                    level: KitText.Section
                    color: Theme.text2
                    text: control.pair.support
                }
            }
        }
    }
    KitText {
        width: parent.width
        level: KitText.Small
        text: control.pair.words
        Accessible.ignored: true
    }
}
