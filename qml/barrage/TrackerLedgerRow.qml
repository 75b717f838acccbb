import QtQuick
import Automa.Kit

// One change of VP: round, reason, how much, and what it came to.
Item {
    id: control

    property var facts: ({})
    property bool divided: true

    implicitHeight: Math.max(38, words.height + 12)
    Accessible.role: Accessible.StaticText
    Accessible.name: [facts.round, facts.text, facts.change, facts.total].join(", ")

    Rectangle {
        visible: control.divided
        width: parent.width
        height: 1
        color: Theme.line
    }
    KitText {
        id: round

        level: KitText.Detail
        tight: true
        text: control.facts.round ?? ""
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    KitText {
        id: words

        x: round.implicitWidth + 12
        width: change.x - x - 8
        level: KitText.Detail
        color: Theme.text
        text: control.facts.text ?? ""
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    KitText {
        id: change

        x: parent.width - total.width - 12 - width
        level: KitText.Detail
        tight: true
        font.bold: true
        color: control.facts.gain ? Theme.ok : Theme.danger
        text: control.facts.change ?? ""
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    KitText {
        id: total

        width: Math.max(32 * Theme.textScale, implicitWidth)
        anchors.right: parent.right
        level: KitText.Detail
        tight: true
        font.bold: true
        color: Theme.text
        horizontalAlignment: Text.AlignRight
        text: control.facts.total ?? ""
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
