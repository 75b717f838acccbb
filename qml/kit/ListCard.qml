import QtQuick

// A card of rows. Its children are ListRow, SwitchRow or anything with firstRow and lastRow; it tells them
// which of them are the ends.
Item {
    id: control

    default property alias rows: column.data

    function markEnds() {
        const shown = [];
        for (let i = 0; i < column.children.length; ++i) {
            const row = column.children[i];
            if (row.visible && row.height > 0)
                shown.push(row);
        }
        for (let i = 0; i < shown.length; ++i) {
            if (shown[i].firstRow !== undefined)
                shown[i].firstRow = i === 0;
            if (shown[i].lastRow !== undefined)
                shown[i].lastRow = i === shown.length - 1;
        }
    }

    implicitWidth: 320
    implicitHeight: column.height

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
    }
    Column {
        id: column

        width: parent.width
        onPositioningComplete: control.markEnds()
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: "transparent"
        border.width: 1
        border.color: Theme.line
    }
}
