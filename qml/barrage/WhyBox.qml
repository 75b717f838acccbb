import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// One step of the funnel: how many candidates it leaves, and by what.
T.AbstractButton {
    id: control

    property string count
    property string symbol
    property string words
    property string phase // "past", "now" or "next"

    readonly property color inkColor: phase === "now" ? Theme.primaryInk : phase === "past" ? Theme.primaryCInk : Theme.text2

    text: count === "" ? words : qsTr("%1 left: %2").arg(count).arg(words)
    readonly property real wanted: head.height + label.height + 18

    implicitWidth: 104
    implicitHeight: Math.max(64, wanted)
    Accessible.role: Accessible.Button
    Accessible.name: text

    Item {
        anchors.fill: parent

        Item {
            id: head

            width: parent.width
            height: Theme.scaled(28)
            y: 8

            KitText {
                visible: control.count !== ""
                anchors.centerIn: parent
                tight: true
                text: control.count
                font.bold: true
                font.pixelSize: Theme.scaled(20)
                color: control.inkColor
            }
            Symbol {
                visible: control.count === ""
                anchors.centerIn: parent
                name: control.symbol
                color: control.inkColor
                size: 22
            }
        }
        KitText {
            id: label

            x: 6
            y: head.y + head.height
            width: parent.width - 12
            level: KitText.Small
            lineHeight: 1
            text: control.words
            color: control.inkColor
            horizontalAlignment: Text.AlignHCenter
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.phase === "now" ? Theme.primary : control.phase === "past" ? Theme.primaryC : Theme.surface
        border.width: 1
        border.color: control.phase === "next" ? Theme.line2 : Theme.primary

        FocusRing {
            visible: control.visualFocus
        }
    }
}
