import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// A slot of the board to press: free, used in this turn, or covered by an X token.
T.AbstractButton {
    id: control

    property string symbol
    property bool covered: false
    property bool used: false
    property string name: text

    readonly property color ink: covered ? Theme.text2 : used ? Theme.primaryCInk : Theme.text

    implicitWidth: Math.max(52, label.natural + 12)
    implicitHeight: Math.max(Theme.target, label.height + 34)
    Accessible.role: Accessible.Button
    Accessible.name: name

    Symbol {
        name: control.symbol
        size: 20
        color: control.ink
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - 22 - label.height) / 2
    }
    FittedText {
        id: label

        width: parent.width - 4
        x: 2
        y: (parent.height - 22 - height) / 2 + 22
        horizontalAlignment: Text.AlignHCenter
        level: KitText.Small
        tight: true
        color: control.ink
        font.bold: control.used
        text: control.text
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: control.covered ? Theme.sunken : control.used ? Theme.primaryC : control.down ? Theme.sunken : Theme.surface
            border.width: control.used ? 2 : control.covered ? 0 : 1
            border.color: control.used ? Theme.primary : Theme.line2
        }
        DashedFrame {
            visible: control.covered
            anchors.fill: parent
        }
        Rectangle {
            visible: control.covered
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -4
            width: 20
            height: 20
            radius: 10
            color: Theme.text

            Symbol {
                anchors.centerIn: parent
                name: "close"
                size: 12
                color: Theme.bg
            }
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
}
