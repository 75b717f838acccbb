import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// The first of the two taps: a picture with its number, or a few letters.
T.AbstractButton {
    id: control

    property string label
    property int kind: 0
    property Component picture: null

    readonly property bool drawn: kind !== 0 && picture !== null

    implicitWidth: drawn ? 64 : Math.max(56, Math.ceil(code.implicitWidth) + 12)
    implicitHeight: drawn ? 64 : Math.max(Theme.target, code.implicitHeight + 16)
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: control.checked ? Theme.primaryC : Theme.surface
        border.width: control.checked ? 2 : 1
        border.color: control.checked ? Theme.primary : Theme.line2

        FocusRing {
            visible: control.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        PictureSlot {
            picture: control.picture
            kind: control.kind
            value: Number(control.label) || 0
            size: 48
            anchors.centerIn: parent
        }
        KitText {
            id: code

            visible: !control.drawn
            tight: true
            font.bold: true
            width: parent.width - 12
            horizontalAlignment: Text.AlignHCenter
            text: control.label
            anchors.centerIn: parent
        }
    }
}
