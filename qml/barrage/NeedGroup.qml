import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// The first of the two taps: a contract's plate with its energy, or the beginning of a tile's code.
T.AbstractButton {
    id: control

    property string label
    property string contract

    implicitWidth: contract === "" ? Math.max(56, Math.ceil(code.implicitWidth) + 12) : 64
    implicitHeight: contract === "" ? Math.max(Theme.target, code.implicitHeight + 16) : 64
    checkable: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
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

        ContractPlate {
            visible: control.contract !== ""
            kind: control.contract
            energy: Number(control.label)
            size: 48
            anchors.centerIn: parent
        }
        KitText {
            id: code

            visible: control.contract === ""
            tight: true
            font.bold: true
            text: control.label
            anchors.centerIn: parent
        }
    }
}
