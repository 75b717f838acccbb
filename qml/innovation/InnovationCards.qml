pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The action card left, the support card right, so that the used halves meet in the middle.
Column {
    id: control

    required property InnovationCardPair pair

    // Room for the number with its flag below.
    readonly property real cardHeight: Math.max(acts.height + 16, signs.height + 16, corner.height + 12)

    spacing: 4

    Row {
        width: parent.width
        spacing: 6

        Rectangle {
            width: (parent.width - parent.spacing) / 2
            height: control.cardHeight
            radius: Theme.chipRadius
            color: Theme.surface
            border.width: 2
            border.color: Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: control.pair.action === 0 ? qsTr("No action card: the stack is empty") : qsTr("Action card %1").arg(control.pair.action)

            Rectangle {
                id: unused

                x: 2
                y: 2
                width: 40
                height: parent.height - 4
                radius: Theme.chipRadius - 2
                color: Theme.sunken

                Column {
                    id: corner

                    anchors.centerIn: parent
                    spacing: 0

                    KitText {
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
            width: (parent.width - parent.spacing) / 2
            height: control.cardHeight
            radius: Theme.chipRadius
            color: Theme.surface
            border.width: 2
            border.color: Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Support card %1").arg(control.pair.words)

            Flow {
                id: signs

                x: 10
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 58
                spacing: 8

                Repeater {
                    model: control.pair.signs

                    Row {
                        id: sign

                        required property string symbol
                        required property string text

                        height: 24
                        spacing: 2

                        Symbol {
                            visible: sign.symbol !== ""
                            name: sign.symbol
                            size: 22
                            color: Theme.text
                        }
                        KitText {
                            visible: sign.text !== ""
                            level: KitText.Body
                            font.bold: true
                            text: sign.text
                        }
                    }
                }
            }
            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: 2
                y: 2
                width: 40
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
