import QtQuick
import Automa.Kit

// The machines in a segment of the wheel.
Row {
    id: control

    property int excavators: 0
    property int mixers: 0

    spacing: 1

    Text {
        visible: control.excavators > 0
        text: control.excavators
        font.family: Theme.family
        font.bold: true
        font.pixelSize: 13
        color: Theme.primaryCInk
        Accessible.ignored: true
    }
    Symbol {
        visible: control.excavators > 0
        name: "excavator"
        color: Theme.primaryCInk
        size: 16
    }
    Text {
        visible: control.mixers > 0
        text: control.mixers
        font.family: Theme.family
        font.bold: true
        font.pixelSize: 13
        color: Theme.primaryCInk
        Accessible.ignored: true
    }
    Symbol {
        visible: control.mixers > 0
        name: "mixer"
        color: Theme.primaryCInk
        size: 16
    }
}
