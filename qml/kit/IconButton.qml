import QtQuick
import QtQuick.Templates as T

// A symbol to press. `text` is never drawn: it is the name for screen readers and the hint under a mouse.
T.Button {
    id: control

    property string symbol
    property color color: enabled ? Theme.text : Theme.line2
    property bool framed: false
    property real symbolSize: 24

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    Accessible.name: text

    Loader {
        anchors.fill: parent
        active: control.hovered && control.text !== ""
        sourceComponent: Hint {}
        onLoaded: {
            (item as Hint).text = control.text;
            (item as Hint).open();
        }
    }
    Symbol {
        anchors.centerIn: parent
        name: control.symbol
        color: control.color
        size: control.symbolSize
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: control.framed
            radius: Theme.radius
            color: Theme.surface
            border.width: 1
            border.color: Theme.line2
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: control.color
            opacity: control.down ? 0.16 : control.hovered ? 0.06 : 0
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
}
