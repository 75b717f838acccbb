import QtQuick

// The ground and the frame behind one row of a list whose rows come one by one: together they look like a card.
Item {
    id: control

    property bool firstRow: false
    property bool lastRow: false

    CornerRect {
        anchors.fill: parent
        radius: Theme.radius
        topLeft: control.firstRow
        topRight: control.firstRow
        bottomLeft: control.lastRow
        bottomRight: control.lastRow
        color: Theme.line
    }
    CornerRect {
        anchors.fill: parent
        anchors.leftMargin: 1
        anchors.rightMargin: 1
        anchors.topMargin: control.firstRow ? 1 : 0
        anchors.bottomMargin: control.lastRow ? 1 : 0
        radius: Theme.radius - 1
        topLeft: control.firstRow
        topRight: control.firstRow
        bottomLeft: control.lastRow
        bottomRight: control.lastRow
        color: Theme.surface
    }
}
