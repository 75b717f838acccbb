import QtQuick
import Automa.BarrageApp
import Automa.Kit

// One action of the tile: its number in the order of trial, what it takes, what it is, and what became of it.
// A dashed frame lets the turn go on. The chosen one shows its rule.
RowBase {
    id: control

    required property int order
    required property string title
    required property string symbol
    required property int engineers
    required property bool dashed
    required property int fate // of TileFate
    required property string note
    property bool chosen: false

    readonly property bool open: fate === TileFate.Open
    readonly property color inkColor: open ? Theme.text : Theme.text2
    readonly property string became: fate === TileFate.Done ? qsTr("done") : fate === TileFate.Impossible ? qsTr("not possible")
                                   : fate === TileFate.Barred ? qsTr("not in this game or round") : ""

    signal rulesAsked

    objectName: "action_" + order
    implicitHeight: Math.max(Theme.row, words.height + 20)
    enabled: open
    divided: false
    ground: "transparent"
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Action %1: %2").arg(order).arg(title)
    Accessible.description: became
    Accessible.checkable: true
    Accessible.checked: chosen

    Item {
        anchors.fill: parent

        Rectangle {
            anchors.fill: parent
            visible: !control.dashed || control.chosen
            radius: Theme.radius
            color: control.chosen ? Theme.primaryC : control.open ? Theme.surface : "transparent"
            border.width: control.chosen ? 2 : 1
            border.color: control.chosen ? Theme.primary : control.open ? Theme.line2 : Theme.line
        }
        DashedFrame {
            anchors.fill: parent
            visible: control.dashed && !control.chosen
            stroke: 2
            color: control.open ? Theme.text2 : Theme.line
            fill: control.open ? Theme.surface : "transparent"
        }
        Symbol {
            x: 12
            y: 16
            size: 22
            name: control.fate === TileFate.Done ? "check" : control.open ? "engineer" : "close"
            color: control.fate === TileFate.Done ? Theme.ok : control.inkColor
        }
        KitText {
            id: number

            x: 38
            y: 15
            tight: true
            font.bold: true
            text: control.engineers
            color: control.inkColor
        }
        Symbol {
            id: sign

            x: number.x + number.width + 10
            y: 15
            size: 24
            name: control.symbol
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
                text: control.title
                color: control.inkColor
            }
            KitText {
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                text: control.became !== "" ? control.became : control.note
            }
        }
    }
}
