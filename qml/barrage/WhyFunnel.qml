pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// The steps in a row; the current one is kept in sight.
Flickable {
    id: control

    property var boxes: []
    property int current: 0

    signal chosen(int index)

    function follow() {
        const box = boxes.itemAt(control.current);
        if (!box)
            return;
        const room = 24;
        if (box.x - room < contentX)
            contentX = Math.max(0, box.x - room);
        else if (box.x + box.width + room > contentX + width)
            contentX = Math.min(Math.max(0, contentWidth - width), box.x + box.width + room - width);
    }

    implicitHeight: row.height
    contentWidth: row.width
    contentHeight: row.height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    clip: contentWidth > width
    onCurrentChanged: follow()
    onContentWidthChanged: follow()

    Row {
        id: row

        readonly property real tallest: {
            let most = 64;
            for (let i = 0; i < boxes.count; ++i)
                most = Math.max(most, (boxes.itemAt(i) as Item)?.boxHeight ?? 0);
            return most;
        }

        height: tallest

        Repeater {
            id: boxes

            model: control.boxes

            Row {
                id: cell

                required property var modelData
                required property int index
                readonly property real boxHeight: box.implicitHeight

                Item {
                    visible: cell.index > 0
                    width: 20
                    height: row.height

                    Symbol {
                        anchors.centerIn: parent
                        name: "chevron_right"
                        color: Theme.text2
                        size: 16
                    }
                }
                WhyBox {
                    id: box

                    objectName: "whyBox" + cell.index
                    height: row.height
                    count: cell.modelData.count
                    symbol: cell.modelData.symbol
                    words: cell.modelData.words
                    phase: cell.modelData.state
                    onClicked: control.chosen(cell.index)
                }
            }
        }
    }
}
