import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// One criterion in a tile's column: its place, its symbol, its words. Leads to its entry.
T.AbstractButton {
    id: control

    property int number: 1
    property string symbol

    implicitHeight: Math.max(Theme.target, words.height + 12)
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: number + ": " + text

    background: Rectangle {
        color: control.down ? Theme.sunken : "transparent"

        FocusRing {
            visible: control.visualFocus
            anchors.margins: 2
        }
    }
    Item {
        anchors.fill: parent

        KitText {
            x: 12
            tight: true
            level: KitText.Detail
            font.bold: true
            text: control.number
            anchors.verticalCenter: parent.verticalCenter
        }
        Symbol {
            x: Math.max(28, 14 + Theme.scaled(12))
            name: control.symbol
            size: 18
            color: Theme.text2
            anchors.verticalCenter: parent.verticalCenter
        }
        KitText {
            id: words

            x: Math.max(28, 14 + Theme.scaled(12)) + 26
            width: parent.width - x - 10
            level: KitText.Detail
            color: Theme.text
            text: control.text
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
