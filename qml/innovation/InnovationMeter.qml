pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// How many of a few things there are: so many signs dark, the rest pale, and the number in words.
Item {
    id: control

    property string text
    property string symbol
    property int value: 0
    property int most: 0
    property string note

    readonly property bool drawn: width >= (label.implicitWidth + 22 * most + words.implicitWidth + 24)

    implicitHeight: Math.max(24, label.height, words.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: text + ": " + note

    KitText {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: control.drawn ? implicitWidth : parent.width * 0.5
        font.bold: true
        text: control.text
        Accessible.ignored: true
    }
    Row {
        visible: control.drawn
        x: label.width + 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Repeater {
            model: control.most

            Symbol {
                required property int index

                name: control.symbol
                size: 20
                color: index < control.value ? Theme.text : Theme.line
            }
        }
    }
    KitText {
        id: words

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: control.drawn ? implicitWidth : parent.width * 0.48
        horizontalAlignment: Text.AlignRight
        level: KitText.Detail
        text: control.note
        Accessible.ignored: true
    }
}
