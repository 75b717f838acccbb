import QtQuick
import Automa.Kit

// A star card to choose as the level, with its track.
RowBase {
    id: control

    required property string card
    required property string name
    required property string level
    required property string about
    required property var spaces
    required property bool chosen
    property int longest: 24

    readonly property bool beside: words.wanted + 56 + 150 + Theme.margin <= width
    readonly property real lineRoom: beside ? Math.min(190, width - 56 - words.wanted - Theme.gap - Theme.margin) : width - 56 - Theme.margin

    text: name
    checked: chosen
    implicitWidth: 320
    implicitHeight: Math.max(Theme.row, words.height + (beside ? 0 : line.height + 4) + 16)
    ground: chosen ? Theme.primaryC : "transparent"
    Accessible.role: Accessible.RadioButton
    Accessible.name: name + ", " + level
    Accessible.description: about
    Accessible.checkable: true
    Accessible.checked: chosen

    Item {
        anchors.fill: parent

        Rectangle {
            x: Theme.margin
            y: words.y + (words.height - height) / 2
            width: 22
            height: 22
            radius: 11
            color: "transparent"
            border.width: 2
            border.color: control.chosen ? Theme.primary : Theme.line2

            Rectangle {
                visible: control.chosen
                anchors.centerIn: parent
                width: 12
                height: 12
                radius: 6
                color: Theme.primary
            }
        }
        Column {
            id: words

            readonly property real wanted: Math.max(title.natural, detail.natural)

            x: 52
            y: control.beside ? (parent.height - height) / 2 : 8
            width: control.beside ? wanted : parent.width - x - Theme.margin

            MeasuredText {
                id: title

                width: parent.width
                font.bold: true
                lineHeight: 1
                color: control.chosen ? Theme.primaryCInk : Theme.text
                text: control.name
            }
            MeasuredText {
                id: detail

                width: parent.width
                level: KitText.Detail
                color: control.chosen ? Theme.primaryCInk : Theme.text2
                text: control.level
            }
        }
        ScytheStarLine {
            id: line

            kinds: control.spaces
            longest: control.longest
            lineWidth: control.lineRoom
            x: control.beside ? parent.width - control.lineRoom - Theme.margin : words.x
            y: control.beside ? (parent.height - height) / 2 : words.y + words.height + 4
        }
    }
}
