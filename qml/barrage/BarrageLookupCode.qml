import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// A code of the board to press: 7, 5A, C.
T.AbstractButton {
    id: control

    property bool chosen: false

    implicitWidth: Math.max(Theme.target, label.implicitWidth + 24)
    implicitHeight: Math.max(Theme.target, label.implicitHeight + 24)
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text

    KitText {
        id: label

        anchors.centerIn: parent
        tight: true
        font.bold: true
        color: control.chosen ? Theme.primaryInk : Theme.text
        text: control.text
        Accessible.ignored: true
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 4
            anchors.bottomMargin: 4
            radius: Theme.chipRadius
            color: control.chosen ? Theme.primary : control.down ? Theme.sunken : Theme.surface
            border.width: 1
            border.color: control.chosen ? Theme.primary : Theme.line2

            FocusRing {
                visible: control.visualFocus
                inner: Theme.chipRadius
            }
        }
    }
}
