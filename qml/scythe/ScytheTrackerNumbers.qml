pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// Coins, combat cards, stars and popularity of the Automa.
Card {
    id: control

    required property ScytheTracker tracker

    Grid {
        id: grid

        readonly property real widest: {
            let most = 0;
            for (let i = 0; i < cells.count; ++i)
                most = Math.max(most, cells.itemAt(i)?.implicitWidth ?? 0);
            return most;
        }

        anchors.left: parent.left
        anchors.right: parent.right
        columns: 4 * widest + 3 * Theme.unit <= width ? 4 : 2
        columnSpacing: Theme.unit
        rowSpacing: Theme.unit

        Repeater {
            id: cells

            model: control.tracker.numbers

            Item {
                id: cell

                required property string number
                required property string symbol
                required property int value
                required property int after
                required property string name

                implicitWidth: Math.max(words.natural, worth.implicitWidth + 34)
                objectName: "tracked_" + number
                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                height: worthRow.height + words.height
                Accessible.role: Accessible.StaticText
                Accessible.name: name + ": " + worth.text

                Row {
                    id: worthRow

                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 6

                    Symbol {
                        name: cell.symbol
                        size: 24
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        id: worth

                        level: KitText.Headline
                        tight: true
                        text: cell.after === cell.value ? cell.value : qsTr("%1 → %2").arg(cell.value).arg(cell.after)
                        Accessible.ignored: true
                    }
                }
                MeasuredText {
                    id: words

                    y: worthRow.height
                    width: parent.width
                    level: KitText.Small
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.name
                    Accessible.ignored: true
                }
            }
        }
    }
}
