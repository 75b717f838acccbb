import QtQuick
import QtQuick.Templates as T

// The pressable ground of list rows: rounds the ends of its list and draws the divider above.
T.AbstractButton {
    id: control

    property bool firstRow: false
    property bool lastRow: false
    property bool divided: !firstRow
    property color ground: "transparent"

    hoverEnabled: true

    background: Item {
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
            color: control.down && control.enabled ? Theme.sunken : control.ground
        }
        Rectangle {
            visible: control.divided
            width: parent.width
            height: 1
            color: Theme.line
        }
        FocusRing {
            visible: control.visualFocus
            anchors.margins: 2
            inner: Theme.radius - 7
        }
    }
}
