pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What stands on the board, which contracts were fulfilled, and which income lies uncovered.
Card {
    id: control

    required property BarrageTracker tracker
    readonly property var income: tracker.income

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        KitText {
            width: parent.width
            level: KitText.Section
            text: qsTr("On the board")
        }
        Flow {
            width: parent.width
            spacing: Theme.margin

            Repeater {
                model: control.tracker.onBoard

                Row {
                    id: piece

                    required property string symbol
                    required property int value
                    required property string text

                    spacing: 6

                    Symbol {
                        name: piece.symbol
                        size: 26
                        description: piece.text
                    }
                    KitText {
                        tight: true
                        font.bold: true
                        font.pixelSize: Theme.scaled(18)
                        text: piece.value
                        Accessible.ignored: true
                    }
                }
            }
        }
        Flow {
            visible: control.tracker.contracts.count > 0
            width: parent.width
            spacing: Theme.unit

            Repeater {
                model: control.tracker.contracts

                BarrageContractPlate {
                    required kind
                    required energy
                    required property string detail

                    size: 40
                    description: detail
                }
            }
        }
        KitText {
            visible: control.tracker.automa
            width: parent.width
            level: KitText.Detail
            text: control.income.length === 0 ? qsTr("Income uncovered: none")
                                                      : qsTr("Income uncovered: %1").arg(control.income.join("; "))
        }
    }
}
