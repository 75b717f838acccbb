import QtQuick
import QtQuick.Layouts

// The foot of a page: Undo on the left, the one primary act last (give it Layout.fillWidth: true). Where the words
// do not fit beside each other, the primary act gets a line of its own.
Rectangle {
    id: control

    default property alias buttons: row.data

    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < row.visibleChildren.length; ++i)
            sum += row.visibleChildren[i].implicitWidth + (i > 0 ? row.columnSpacing : 0);
        return sum;
    }
    readonly property bool fits: wanted <= row.width
    readonly property int count: row.visibleChildren.length
    // What each button asked for, to give it back when there is room again.
    readonly property var asked: new Map()

    function arrange() {
        // While buttons come and go, the count may lag behind the buttons themselves.
        const shown = row.visibleChildren;
        for (let i = 0; i < shown.length; ++i) {
            const button = shown[i];
            const last = i === shown.length - 1;
            button.Layout.columnSpan = last && !control.fits ? Math.max(1, shown.length - 1) : 1;
            if (!control.asked.has(button))
                control.asked.set(button, button.Layout.fillWidth);
            button.Layout.fillWidth = !control.fits || control.asked.get(button);
        }
    }

    implicitWidth: 360
    implicitHeight: row.implicitHeight + 2 * 10 + 1
    color: Theme.bg
    onFitsChanged: arrange()
    onCountChanged: arrange()
    Component.onCompleted: arrange()

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    GridLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.readingWidth + 2 * Theme.margin) - 2 * Theme.margin
        columns: Math.max(1, control.fits ? control.count : control.count - 1)
        columnSpacing: Theme.unit
        rowSpacing: Theme.unit
    }
}
