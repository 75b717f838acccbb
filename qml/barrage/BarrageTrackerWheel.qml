pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The construction wheel and the technology tiles in hand.
Card {
    id: control

    required property BarrageTracker tracker
    readonly property bool beside: availableWidth >= 330 * Theme.textScale

    Grid {
        anchors.left: parent.left
        anchors.right: parent.right
        columns: control.beside ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.gap

        BarrageWheelView {
            segments: control.tracker.wheel
            width: Math.min(156, control.availableWidth)
        }
        Column {
            width: control.beside ? control.availableWidth - 156 - Theme.margin : control.availableWidth
            spacing: Theme.unit

            KitText {
                width: parent.width
                level: KitText.Section
                text: qsTr("Wheel and technology")
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: control.tracker.wheelNote
            }
            KitText {
                width: parent.width
                level: KitText.Overline
                text: qsTr("In hand")
            }
            Repeater {
                model: control.tracker.technology

                Row {
                    id: tile

                    required property string symbol
                    required property string text

                    spacing: 8

                    Symbol {
                        name: tile.symbol
                        size: 20
                    }
                    KitText {
                        width: (tile.parent?.width ?? 0) - 28
                        level: KitText.Detail
                        color: Theme.text
                        text: tile.text
                    }
                }
            }
        }
    }
}
