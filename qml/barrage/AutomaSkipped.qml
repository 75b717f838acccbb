import QtQuick
import Automa.Kit

// An action of the tile that could not be done: its reason and the rule.
Item {
    id: control

    property string text
    property string rule

    implicitHeight: Math.max(48, words.height + 16)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Symbol {
        name: "close"
        color: Theme.text2
        size: 16
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: words

        level: KitText.Detail
        text: control.text
        x: Theme.margin + 26
        width: number.x - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
    }
    Chip {
        id: number

        text: control.rule
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
}
