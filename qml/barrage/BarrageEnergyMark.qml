import QtQuick
import Automa.Kit

// A company's marker on the energy track. A seal that had to move aside stays tied to its place.
Item {
    id: control

    required property string company
    required property int energy
    property real at: 0
    property real seal: 0
    property real sealSize: 22
    property string description

    readonly property real aside: at - (seal + sealSize / 2)

    Rectangle {
        x: control.seal + control.sealSize / 2 - 1
        y: control.sealSize
        width: 2
        height: Math.hypot(control.aside, 8) + 1
        transformOrigin: Item.Top
        rotation: -Math.atan2(control.aside, 8) * 180 / Math.PI
        color: Theme.text
        antialiasing: true
        z: 2
    }
    Rectangle {
        x: control.at - 1
        y: 30
        width: 2
        height: 26
        color: Theme.text
        z: 2
    }
    BarrageCompanySeal {
        x: control.seal
        company: control.company
        size: control.sealSize
        description: control.description
    }
}
