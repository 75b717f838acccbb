import QtQuick
import Automa.Kit

// The power of a conduit: colour and numeral.
Rectangle {
    id: control

    property int power: 1
    property real size: 36

    width: size
    height: size
    radius: size / 2
    color: BarrageTheme.powerFill(power)
    border.width: Math.max(1.5, size / 18)
    border.color: Theme.text
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Power %1").arg(power)

    Text {
        anchors.centerIn: parent
        text: control.power
        font.family: Theme.family
        font.bold: true
        font.pixelSize: control.size * 0.52
        color: BarrageTheme.powerInk(control.power)
        Accessible.ignored: true
    }
}
