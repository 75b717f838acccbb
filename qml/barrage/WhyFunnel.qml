pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// The steps in their order, as many beside each other as fit; a tap jumps to one.
Grid {
    id: control

    property var boxes: []

    signal chosen(int index)

    readonly property real arrow: 20
    readonly property real cellWidth: (width + arrow) / columns - arrow
    readonly property real cellHeight: {
        let most = 64;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as WhyBox)?.wanted ?? 0);
        return most;
    }

    columns: Math.max(1, Math.min(boxes.length, Math.floor((width + arrow) / (Theme.scaled(104) + arrow))))
    columnSpacing: arrow
    rowSpacing: Theme.unit

    Repeater {
        id: cells

        model: control.boxes

        WhyBox {
            id: box

            required property var modelData
            required property int index

            objectName: "whyBox" + index
            width: control.cellWidth
            height: control.cellHeight
            count: modelData.count
            symbol: modelData.symbol
            words: modelData.words
            phase: modelData.state
            onClicked: control.chosen(index)

            Symbol {
                visible: box.index % control.columns > 0
                x: -control.arrow + 2
                anchors.verticalCenter: parent.verticalCenter
                name: "chevron_right"
                color: Theme.text2
                size: 16
            }
        }
    }
}
