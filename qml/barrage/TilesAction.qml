import QtQuick
import Automa.Kit

// One action of the tile: its number in the order of trial, what it takes, what it is, and what became of it.
// A dashed frame lets the turn go on. The chosen one shows its rule.
RowBase {
    id: control

    property var facts: ({})
    property bool chosen: false

    readonly property string fate: facts.state ?? "open"
    readonly property bool open: fate === "open"
    readonly property color inkColor: open ? Theme.text : Theme.text2
    readonly property string became: fate === "done" ? qsTr("done") : fate === "impossible" ? qsTr("not possible")
                                   : fate === "barred" ? qsTr("not in this game or round") : ""

    signal rulesAsked

    objectName: "action_" + (facts.order ?? 0)
    implicitHeight: Math.max(Theme.row, words.height + 20)
    enabled: open
    divided: false
    ground: "transparent"
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Action %1: %2").arg(facts.order ?? 0).arg(facts.title ?? "")
    Accessible.description: became
    Accessible.checkable: true
    Accessible.checked: chosen

    Item {
        anchors.fill: parent

        Rectangle {
            anchors.fill: parent
            visible: !(control.facts.dashed ?? false) || control.chosen
            radius: Theme.radius
            color: control.chosen ? Theme.primaryC : control.open ? Theme.surface : "transparent"
            border.width: control.chosen ? 2 : 1
            border.color: control.chosen ? Theme.primary : control.open ? Theme.line2 : Theme.line
        }
        DashedFrame {
            anchors.fill: parent
            visible: (control.facts.dashed ?? false) && !control.chosen
            stroke: 2
            color: control.open ? Theme.text2 : Theme.line
            fill: control.open ? Theme.surface : "transparent"
        }
        Symbol {
            x: 12
            y: 16
            size: 22
            name: control.fate === "done" ? "check" : control.open ? "engineer" : "close"
            color: control.fate === "done" ? Theme.ok : control.inkColor
        }
        KitText {
            id: engineers

            x: 38
            y: 15
            tight: true
            font.bold: true
            text: control.facts.engineers ?? 0
            color: control.inkColor
        }
        Symbol {
            id: sign

            x: engineers.x + engineers.width + 10
            y: 15
            size: 24
            name: control.facts.symbol ?? ""
            color: control.inkColor
        }
        Column {
            id: words

            x: sign.x + 36
            y: (parent.height - height) / 2
            width: parent.width - x - 12
            spacing: 4

            KitText {
                width: parent.width
                font.bold: control.open
                lineHeight: 1
                text: control.facts.title ?? ""
                color: control.inkColor
            }
            KitText {
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                text: control.became !== "" ? control.became : control.facts.note ?? ""
            }
        }
    }
}
