import QtQuick
import Automa.Kit

// One outcome with its odds; the bar below it tells the share without colour.
Item {
    id: control

    required property string text
    required property string odds
    required property string symbol
    required property real share

    readonly property bool beside: width - words.x - chance.implicitWidth - 8 >= width * 0.45

    implicitHeight: words.height + 14 + (beside ? 0 : chance.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: odds + ": " + text

    Symbol {
        name: control.symbol
        color: Theme.brassCInk
        size: 22
        y: 5
    }
    KitText {
        id: words

        x: 36
        y: 4
        width: parent.width - x - (control.beside ? chance.implicitWidth + 10 : 0)
        level: KitText.Detail
        color: Theme.brassCInk
        text: control.text
        Accessible.ignored: true
    }
    KitText {
        id: chance

        x: control.beside ? parent.width - width : 36
        y: control.beside ? 4 : words.y + words.height
        width: Math.ceil(implicitWidth)
        level: KitText.Detail
        color: Theme.brassCInk
        font.bold: true
        text: control.odds
        Accessible.ignored: true
    }
    Rectangle {
        x: 36
        y: parent.height - 5
        width: (parent.width - x) * control.share
        height: 3
        radius: 1.5
        color: Theme.brass
    }
}
