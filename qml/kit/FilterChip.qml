import QtQuick
import QtQuick.Templates as T

// A chip that is on or off. Drawn 32 high, pressed 48 high; a tick shows that it is on, or a thicker frame
// where the symbol tells something of its own. A click asks; its owner writes `checked` or does not.
T.AbstractButton {
    id: control

    property string symbol
    property bool keepSymbol: false

    readonly property color inkColor: checked ? Theme.primaryCInk : Theme.text
    readonly property string shownSymbol: checked && !keepSymbol ? "check" : symbol

    implicitWidth: Math.max(Theme.target, label.natural + (shownSymbol === "" ? 0 : 22) + 20)
    implicitHeight: Math.max(Theme.target, label.implicitHeight + 24)
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    Item {
        anchors.fill: parent

        Symbol {
            visible: control.shownSymbol !== ""
            name: control.shownSymbol
            size: 16
            color: control.inkColor
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        MeasuredText {
            id: label

            level: KitText.Detail
            tight: true
            text: control.text
            font.bold: true
            color: control.inkColor
            x: control.shownSymbol === "" ? (parent.width - width) / 2 : 32
            width: Math.min(natural, parent.width - (control.shownSymbol === "" ? 20 : 42))
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 8
            anchors.bottomMargin: 8
            radius: Theme.chipRadius
            color: control.checked ? Theme.primaryC : Theme.surface
            border.width: control.checked && control.keepSymbol ? 2 : 1
            border.color: control.checked ? Theme.primary : Theme.line2

            Rectangle {
                anchors.fill: parent
                radius: Theme.chipRadius
                color: control.inkColor
                opacity: control.down ? 0.16 : control.hovered ? 0.06 : 0
            }
            FocusRing {
                visible: control.visualFocus
                inner: Theme.chipRadius
            }
        }
    }
}
