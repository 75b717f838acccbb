import QtQuick
import Automa.Kit

// One change of points: when, why, how much, and what it came to.
Item {
    id: control

    required property string stage
    required property string text
    required property string change
    required property string total
    required property bool gain
    property bool divided: true

    implicitHeight: Math.max(38, words.height + 12)
    Accessible.role: Accessible.StaticText
    Accessible.name: stage + ", " + text + ", " + change + ", " + total

    Rectangle {
        visible: control.divided
        width: parent.width
        height: 1
        color: Theme.line
    }
    KitText {
        id: when

        level: KitText.Detail
        tight: true
        text: control.stage
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    KitText {
        id: words

        x: when.implicitWidth + 12
        width: difference.x - x - 8
        level: KitText.Detail
        color: Theme.text
        text: control.text
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    KitText {
        id: difference

        x: parent.width - sum.width - 12 - width
        level: KitText.Detail
        tight: true
        font.bold: true
        color: control.gain ? Theme.ok : Theme.danger
        text: control.change
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    KitText {
        id: sum

        width: Math.max(32 * Theme.textScale, implicitWidth)
        anchors.right: parent.right
        level: KitText.Detail
        tight: true
        font.bold: true
        color: Theme.text
        horizontalAlignment: Text.AlignRight
        text: control.total
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
