import QtQuick
import Automa.Kit

// One printed symbol with its words.
Rectangle {
    id: control

    required property string symbol
    required property string text
    required property string badge
    property real most: 320

    readonly property real wordsAt: 10 + sign.width + 8 + (mark.visible ? mark.width + 6 : 0)

    width: Math.min(most, wordsAt + Math.ceil(words.implicitWidth) + 12)
    height: Math.max(40, words.height + 14)
    radius: 8
    color: Theme.surface
    border.width: 1
    border.color: Theme.line2
    Accessible.role: Accessible.StaticText
    Accessible.name: badge === "" ? text : text + ", " + badge

    Symbol {
        id: sign

        name: control.symbol
        size: 24
        x: 10
        anchors.verticalCenter: parent.verticalCenter
    }
    Rectangle {
        id: mark

        visible: control.badge !== ""
        x: sign.x + sign.width + 6
        width: need.implicitWidth + 10
        height: need.implicitHeight + 2
        radius: 6
        color: Theme.surface
        border.width: 2
        border.color: Theme.danger
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            id: need

            anchors.centerIn: parent
            level: KitText.Small
            tight: true
            font.bold: true
            color: Theme.danger
            text: control.badge
            Accessible.ignored: true
        }
    }
    KitText {
        id: words

        x: control.wordsAt
        width: Math.min(Math.ceil(implicitWidth), control.most - x - 12)
        level: KitText.Detail
        font.bold: true
        color: Theme.text
        text: control.text
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
