import QtQuick
import Automa.Kit

// A stretch of the energy track: dashed below the first section, lit in the round's own.
Item {
    id: control

    property bool lit: false
    property bool outside: false

    implicitHeight: 26
    height: implicitHeight

    Rectangle {
        visible: !control.outside
        anchors.fill: parent
        color: control.lit ? Theme.brassC : Theme.sunken
        border.width: control.lit ? 2 : 1
        border.color: control.lit ? Theme.brass : Theme.line2
    }
    DashedFrame {
        visible: control.outside
        anchors.fill: parent
        radius: 0
    }
}
