import QtQuick

// A rectangle that rounds only the corners it is told to: the ends of lists and of segmented choices.
Item {
    id: control

    property color color: Theme.surface
    property real radius: Theme.radius
    property bool topLeft: false
    property bool topRight: false
    property bool bottomLeft: false
    property bool bottomRight: false

    Rectangle {
        anchors.fill: parent
        radius: control.topLeft || control.topRight || control.bottomLeft || control.bottomRight ? control.radius : 0
        color: control.color
    }
    Rectangle {
        anchors.left: parent.left
        anchors.top: parent.top
        width: control.topLeft ? 0 : Math.min(control.radius, control.width)
        height: Math.min(control.radius, control.height)
        color: control.color
    }
    Rectangle {
        anchors.right: parent.right
        anchors.top: parent.top
        width: control.topRight ? 0 : Math.min(control.radius, control.width)
        height: Math.min(control.radius, control.height)
        color: control.color
    }
    Rectangle {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: control.bottomLeft ? 0 : Math.min(control.radius, control.width)
        height: Math.min(control.radius, control.height)
        color: control.color
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: control.bottomRight ? 0 : Math.min(control.radius, control.width)
        height: Math.min(control.radius, control.height)
        color: control.color
    }
}
