import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// One of several things that stand beside each other: words, and what stands above or before them.
T.AbstractButton {
    id: control

    property string detail
    property string symbol
    property bool dashed: false
    // Left free beside the words for something of the owner's.
    property real rightRoom: 0
    default property alias picture: slot.data

    readonly property bool signed: symbol !== "" || checked
    readonly property color inkColor: !enabled ? Theme.text2 : checked ? Theme.primaryCInk : Theme.text

    implicitWidth: 160
    implicitHeight: Math.max(Theme.target, slot.height + words.height + 16)
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked

    Item {
        id: slot

        x: 1
        y: 1
        width: parent.width - 2
        height: childrenRect.height
        clip: true
    }
    Symbol {
        id: sign

        visible: control.signed
        name: control.checked ? "check" : control.symbol
        size: 20
        color: control.inkColor
        x: 10
        y: slot.height + (control.height - slot.height - height) / 2
    }
    Column {
        id: words

        x: control.signed ? 38 : 10
        y: slot.height + (control.height - slot.height - height) / 2
        width: control.width - x - 6 - control.rightRoom

        FittedText {
            width: parent.width
            tight: true
            font.bold: true
            color: control.inkColor
            text: control.text
        }
        KitText {
            visible: text !== ""
            width: parent.width
            level: KitText.Small
            color: control.checked ? Theme.primaryCInk : Theme.text2
            text: control.detail
        }
    }
    background: Item {
        Loader {
            anchors.fill: parent
            active: control.dashed && !control.checked
            sourceComponent: DashedFrame {
                fill: "transparent"
            }
        }
        Rectangle {
            visible: !control.dashed || control.checked
            anchors.fill: parent
            radius: Theme.radius
            color: control.checked ? Theme.primaryC : control.enabled ? Theme.surface : "transparent"
            border.width: control.checked ? 2 : 1
            border.color: control.checked ? Theme.primary : control.enabled ? Theme.line2 : Theme.line
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.text
            opacity: control.down ? 0.12 : control.hovered ? 0.04 : 0
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
}
