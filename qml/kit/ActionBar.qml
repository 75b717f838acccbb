import QtQuick
import QtQuick.Layouts

// The foot of a page: Undo on the left, the one primary act on the right (give it Layout.fillWidth: true).
Rectangle {
    id: control

    default property alias buttons: row.data

    implicitWidth: 360
    implicitHeight: row.implicitHeight + 2 * 10 + 1
    color: Theme.bg

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    RowLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.readingWidth + 2 * Theme.margin) - 2 * Theme.margin
        spacing: Theme.unit
    }
}
