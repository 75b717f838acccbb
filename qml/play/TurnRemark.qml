import QtQuick
import Automa.Kit

// A line below the instructions: what could not be done, or what a human may do now. Its reason and the rule.
Item {
    id: control

    required property string text
    required property string symbol
    required property string rule
    required property bool present
    property bool offer: false

    readonly property color ink: offer ? Theme.brassCInk : Theme.text2

    visible: present
    implicitHeight: Math.max(48, words.height + 16)

    Rectangle {
        visible: control.offer
        anchors.fill: parent
        color: Theme.brassC
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Symbol {
        name: control.symbol === "" ? "close" : control.symbol
        color: control.ink
        size: 16
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: words

        level: KitText.Detail
        color: control.ink
        textFormat: Text.StyledText
        text: control.text
        x: Theme.margin + 26
        width: number.x - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
    }
    Chip {
        id: number

        visible: control.rule !== ""
        text: control.rule
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
}
