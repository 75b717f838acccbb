import QtQuick
import Automa.Kit

// How one page gives way to another: a short slide and fade.
Transition {
    id: move

    property real fromX: 0
    property real toX: 0
    property real fromOpacity: 1
    property real toOpacity: 1

    NumberAnimation {
        property: "x"
        from: move.fromX
        to: move.toX
        duration: Theme.panel
        easing.type: Easing.OutQuad
    }
    NumberAnimation {
        property: "opacity"
        from: move.fromOpacity
        to: move.toOpacity
        duration: Theme.panel
        easing.type: Easing.OutQuad
    }
}
