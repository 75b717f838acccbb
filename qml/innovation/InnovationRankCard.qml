import QtQuick
import Automa.App
import Automa.Kit

// Somebody at the end: who, and how many points. Where they have no room beside each other the points go below.
Rectangle {
    id: control

    required property sideLook look
    required property string name
    required property string detail
    required property string points
    required property bool winner

    readonly property color ink: winner ? Theme.brassCInk : Theme.text
    readonly property bool beside: width >= 56 + words.implicitWidth + total.implicitWidth + 28

    implicitHeight: (beside ? Math.max(words.height, total.height) : words.height + total.height) + 20
    radius: Theme.radius
    color: winner ? Theme.brassC : Theme.surface
    border.width: 1
    border.color: winner ? Theme.brass : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: name + ", " + detail + ": " + points

    SideSeal {
        id: seal

        x: 12
        y: 12
        size: 34
        look: control.look
    }
    Column {
        id: words

        x: 56
        y: control.beside ? (control.height - height) / 2 : 8
        width: control.width - x - 8

        KitText {
            width: parent.width
            font.bold: true
            lineHeight: 1
            color: control.ink
            text: control.name
            Accessible.ignored: true
        }
        KitText {
            width: parent.width
            level: KitText.Small
            color: control.winner ? Theme.brassCInk : Theme.text2
            text: control.detail
            Accessible.ignored: true
        }
    }
    KitText {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: 14
        y: control.beside ? (control.height - height) / 2 : words.y + words.height
        level: KitText.Title
        tight: true
        color: control.ink
        text: control.points
        Accessible.ignored: true
    }
}
