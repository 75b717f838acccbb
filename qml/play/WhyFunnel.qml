pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The steps in their order, in one row that shows the current one; a tap jumps to one. Boxes that leave the row go
// on through the page's margins (`inset`).
Flickable {
    id: control

    required property GadgetList boxes
    required property int now
    property real inset: Theme.margin

    signal chosen(int index)

    readonly property real arrow: 20
    // Boxes with a number are equally wide and share what the others leave.
    readonly property real cellWidth: {
        let least = 84;
        let others = 0;
        let numbers = 0;
        for (let i = 0; i < cells.count; ++i) {
            const box = cells.itemAt(i) as WhyBox;
            if (box?.counts) {
                least = Math.max(least, box.leastWidth);
                ++numbers;
            } else {
                others += box?.leastWidth ?? 0;
            }
        }
        const room = width - 2 * inset - others - (cells.count - 1) * arrow;
        return Math.min(Math.max(least, room / Math.max(1, numbers)), width - 2 * inset);
    }
    readonly property real cellHeight: {
        let most = 64;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as WhyBox)?.wanted ?? 0);
        return most;
    }

    // The current box with a part of its neighbours, which say that there is more.
    function reveal() {
        const box = cells.itemAt(control.now);
        if (!box)
            return;
        const left = control.inset + box.x;
        const neighbour = control.arrow + 2 * Theme.margin;
        const most = Math.max(0, control.contentWidth - control.width);
        if (left - neighbour < control.contentX)
            control.contentX = Math.max(0, left - neighbour);
        else if (left + box.width + neighbour > control.contentX + control.width)
            control.contentX = Math.min(most, left + box.width + neighbour - control.width);
        control.contentX = Math.min(control.contentX, most);
    }

    objectName: "whyFunnel"
    height: cellHeight + 2 * row.y
    contentWidth: row.width + 2 * inset
    contentHeight: height
    clip: true
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    onNowChanged: reveal()
    onWidthChanged: reveal()

    Row {
        id: row

        x: control.inset
        y: 5 // for the ring of the keyboard's focus
        spacing: control.arrow
        onPositioningComplete: control.reveal()

        Repeater {
            id: cells

            model: control.boxes

            WhyBox {
                id: box

                required property int index
                // From number to number it narrows; anything else only comes after.
                readonly property bool narrows: counts && ((cells.itemAt(index - 1) as WhyBox)?.counts ?? false)

                objectName: "whyBox" + index
                width: counts ? control.cellWidth : Math.min(leastWidth, control.width - 2 * control.inset)
                height: control.cellHeight
                onClicked: control.chosen(index)
                onActiveFocusChanged: if (visualFocus) control.contentX = Math.max(0, Math.min(x, control.contentWidth - control.width))

                Symbol {
                    visible: box.narrows
                    x: -control.arrow + 2
                    anchors.verticalCenter: parent.verticalCenter
                    name: "chevron_right"
                    color: Theme.text2
                    size: 16
                }
                Rectangle {
                    visible: box.index > 0 && !box.narrows
                    x: -control.arrow / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: 1
                    height: parent.height - 16
                    color: Theme.line
                }
            }
        }
    }
}
