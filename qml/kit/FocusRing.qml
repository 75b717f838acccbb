import QtQuick

// The 3 px ring, 2 px away from what it marks.
Rectangle {
    id: ring

    property real inner: Theme.radius

    anchors.fill: parent
    anchors.margins: -5
    radius: inner + 5
    color: "transparent"
    border.width: 3
    border.color: Theme.text
}
