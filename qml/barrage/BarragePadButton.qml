import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// A large button of the pad: a picture over a word.
T.AbstractButton {
    id: control

    property string symbol
    property bool narrow: false

    readonly property color inkColor: !enabled ? Theme.line2 : checked ? Theme.primaryCInk : Theme.text

    implicitWidth: Math.max(Theme.target, Math.ceil(label.implicitWidth) + (narrow ? 4 : 10))
    implicitHeight: 34 + Math.max(22, label.implicitHeight) + 6
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: control.checked ? Theme.primaryC : control.down ? Theme.sunken : Theme.surface
        border.width: control.checked ? 2 : 1
        border.color: control.checked ? Theme.primary : control.enabled ? Theme.line2 : Theme.line

        FocusRing {
            visible: control.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        Symbol {
            name: control.symbol
            color: control.inkColor
            size: 24
            y: 8
            anchors.horizontalCenter: parent.horizontalCenter
        }
        KitText {
            id: label

            tight: true
            level: control.narrow ? KitText.Small : KitText.Detail
            font.letterSpacing: control.narrow ? -0.2 : 0
            color: control.inkColor
            font.bold: true
            wrapMode: Text.NoWrap
            text: control.text
            y: 34
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }
}
