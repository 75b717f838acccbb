pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Engineers and machines in hand.
Card {
    id: control

    readonly property var counts: BarrageApp.tracker.counts

    topPadding: 10
    bottomPadding: 10

    Row {
        anchors.left: parent.left
        anchors.right: parent.right

        Repeater {
            model: control.counts

            Column {
                id: cell

                required property var modelData

                width: control.availableWidth / Math.max(1, control.counts.length)

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 8

                    Symbol {
                        name: cell.modelData.symbol
                        size: 28
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        objectName: "count_" + cell.modelData.id
                        level: KitText.Headline
                        tight: true
                        text: cell.modelData.value
                        Accessible.name: cell.modelData.value + " " + cell.modelData.text
                    }
                }
                KitText {
                    width: parent.width
                    level: KitText.Small
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.modelData.text
                    Accessible.ignored: true
                }
            }
        }
    }
}
