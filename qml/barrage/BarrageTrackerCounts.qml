pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Engineers and machines in hand: side by side, or in rows where the words are too long for that.
Card {
    id: control

    required property BarrageTracker tracker
    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < cells.count; ++i)
            sum += cells.itemAt(i)?.implicitWidth ?? 0;
        return sum;
    }
    readonly property real spare: (availableWidth - wanted) / Math.max(1, cells.count)
    readonly property bool beside: spare >= 4

    topPadding: 10
    bottomPadding: 10

    Flow {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: control.beside ? 0 : 4

        Repeater {
            id: cells

            model: control.tracker.counts

            Item {
                id: cell

                required property string symbol
                required property int value
                required property string text

                implicitWidth: Math.max(head.width, words.natural)
                width: control.beside ? implicitWidth + control.spare : control.availableWidth
                height: control.beside ? head.height + words.height : Math.max(head.height, words.height)

                Row {
                    id: head

                    x: control.beside ? (cell.width - width) / 2 : 0
                    spacing: 8

                    Symbol {
                        name: cell.symbol
                        size: 28
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        objectName: "count_" + cell.symbol
                        level: KitText.Headline
                        tight: true
                        text: cell.value
                        Accessible.name: cell.value + " " + cell.text
                    }
                }
                MeasuredText {
                    id: words

                    x: control.beside ? (cell.width - width) / 2 : head.width + 12
                    y: control.beside ? head.height : (cell.height - height) / 2
                    width: control.beside ? natural : cell.width - x
                    level: KitText.Small
                    text: cell.text
                    Accessible.ignored: true
                }
            }
        }
    }
}
