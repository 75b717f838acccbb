import QtQuick
import Automa.App

// A side of a game: colour, letter and band, so that colour is never the only sign.
Rectangle {
    id: control

    property sideLook look
    property real size: 32
    property string description

    readonly property bool blank: look.letter === ""
    readonly property color ink: Theme.dark ? look.inkDark : look.ink

    width: size
    height: size
    radius: size * 6 / 32
    color: Theme.dark ? look.fillDark : look.fill
    border.width: Math.max(1, size / 20)
    border.color: Theme.text
    Accessible.role: Accessible.Graphic
    Accessible.name: description
    Accessible.ignored: description === ""

    Text {
        visible: !control.blank
        text: control.look.letter
        font.family: Theme.family
        font.bold: true
        font.pixelSize: control.size * 0.56
        color: control.ink
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.size * 0.40 - height / 2
        Accessible.ignored: true
    }
    Symbol {
        name: control.look.band
        color: control.ink
        width: control.blank ? control.size - 2 * control.border.width : control.size * 0.76
        height: control.blank ? width : control.size * 0.22
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.blank ? control.border.width : control.size * 0.70
    }
}
