import QtQuick
import Automa.Kit

// Something that is so in the next round, with its number at the right.
Item {
    id: control

    required property int index
    required property string symbol
    required property string text
    required property string detail
    required property string value

    implicitHeight: Math.max(48, words.height + 12)
    Accessible.role: Accessible.StaticText
    Accessible.name: text + ": " + value + ". " + detail

    Rectangle {
        visible: control.index > 0
        width: parent.width
        height: 1
        color: Theme.line
    }
    Symbol {
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        name: control.symbol
        size: 24
        color: control.symbol === "vp" ? Theme.brass : Theme.text
    }
    Column {
        id: words

        x: Theme.margin + 38
        anchors.verticalCenter: parent.verticalCenter
        width: number.x - x - Theme.unit

        KitText {
            width: parent.width
            font.bold: true
            lineHeight: 1
            text: control.text
            Accessible.ignored: true
        }
        KitText {
            width: parent.width
            level: KitText.Small
            text: control.detail
            Accessible.ignored: true
        }
    }
    KitText {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        level: KitText.Section
        tight: true
        text: control.value
        Accessible.ignored: true
    }
}
