import QtQuick
import Automa.App

// A side of a game: colour, letter and band, so that colour is never the only sign. One without a band is told by its
// shape: that of its marker.
Rectangle {
    id: control

    property sideLook look
    property real size: 32
    property string description

    readonly property bool blank: look.letter === ""
    readonly property bool shaped: !blank && look.band === ""
    // As SideLook.Marker counts them; a value type lends QML no names.
    readonly property int form: look.marker
    readonly property bool round: shaped && form === 0
    readonly property bool diamond: shaped && form === 2
    readonly property color ink: Theme.dark ? look.inkDark : look.ink
    readonly property color fill: Theme.dark ? look.fillDark : look.fill

    width: size
    height: size
    radius: round ? size / 2 : size * 6 / 32
    color: diamond ? "transparent" : fill
    border.width: diamond ? 0 : Math.max(1, size / 20)
    border.color: Theme.text
    Accessible.role: Accessible.Graphic
    Accessible.name: description
    Accessible.ignored: description === ""

    Rectangle {
        visible: control.diamond
        anchors.centerIn: parent
        width: control.size * 0.72
        height: width
        rotation: 45
        radius: control.size * 3 / 32
        color: control.fill
        border.width: Math.max(1, control.size / 20)
        border.color: Theme.text
    }
    Text {
        visible: !control.blank
        text: control.look.letter
        font.family: Theme.family
        font.bold: true
        font.pixelSize: control.size * 0.56
        color: control.ink
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.size * (control.shaped ? 0.5 : 0.40) - height / 2
        Accessible.ignored: true
    }
    Symbol {
        visible: !control.shaped
        name: control.look.band
        color: control.ink
        width: control.blank ? control.size - 2 * control.border.width : control.size * 0.76
        height: control.blank ? width : control.size * 0.22
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.blank ? control.border.width : control.size * 0.70
    }
}
