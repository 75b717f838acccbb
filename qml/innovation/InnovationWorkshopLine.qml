import QtQuick
import Automa.App
import Automa.Kit

// One line of the first workshops: its number or a tick, whose it is, and where it goes.
Rectangle {
    id: control

    required property int index
    required property int number
    required property sideLook look
    required property string text
    required property string detail // how to find it on the board
    required property string symbol
    required property bool done
    required property bool current

    implicitHeight: Math.max(52, words.height + 14)
    color: current ? Theme.primaryC : "transparent"
    Accessible.role: Accessible.StaticText
    Accessible.name: number + ". " + (detail === "" ? text : text + ". " + detail).replace(/<[^>]*>/g, "")

    Rectangle {
        id: badge

        x: 14
        width: 30
        height: 30
        radius: 15
        anchors.verticalCenter: parent.verticalCenter
        color: control.done ? Theme.ok : control.current ? Theme.primary : "transparent"
        border.width: control.done || control.current ? 0 : 2
        border.color: Theme.line2

        KitText {
            visible: !control.done
            anchors.centerIn: parent
            tight: true
            level: KitText.Detail
            font.bold: true
            color: control.current ? Theme.primaryInk : Theme.text
            text: control.number
        }
        Symbol {
            visible: control.done
            anchors.centerIn: parent
            name: "check"
            size: 20
            color: Theme.okInk
        }
    }
    SideSeal {
        id: seal

        x: badge.x + badge.width + 14
        anchors.verticalCenter: parent.verticalCenter
        size: 28
        look: control.look
    }
    Column {
        id: words

        x: seal.x + seal.width + 14
        width: parent.width - x - (sign.visible ? 48 : 14)
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            width: parent.width
            level: KitText.Step
            textFormat: Text.StyledText
            color: control.done ? Theme.text2 : control.current ? Theme.primaryCInk : Theme.text
            text: control.text.replace(/\u00a0/g, "&nbsp;")
            Accessible.ignored: true
        }
        KitText {
            visible: text !== ""
            width: parent.width
            level: KitText.Detail
            textFormat: Text.StyledText
            color: control.current ? Theme.primaryCInk : Theme.text2
            text: control.detail.replace(/\u00a0/g, "&nbsp;")
            Accessible.ignored: true
        }
    }
    Symbol {
        id: sign

        visible: control.symbol !== ""
        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        name: control.symbol
        size: 24
        color: control.symbol === "innovation_token" ? InnovationTheme.token : Theme.text
    }
}
