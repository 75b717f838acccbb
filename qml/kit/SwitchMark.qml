import QtQuick

// How a switch looks. Form tells its state as well as colour: a filled track, the knob to the right.
Rectangle {
    id: control

    property bool on: false

    width: 52
    height: 32
    radius: 16
    color: on ? Theme.primary : Theme.surface
    border.width: on ? 0 : 2
    border.color: Theme.line2

    Rectangle {
        width: 20
        height: 20
        radius: 10
        y: 6
        x: control.on ? 26 : 6
        color: control.on ? Theme.primaryInk : Theme.line2

        Behavior on x {
            NumberAnimation {
                duration: Theme.tick
                easing.type: Easing.OutQuad
            }
        }
    }
}
