pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// What only the table can see, in two taps: first the group (the energy, the code's first number), then the piece.
//   question: {title, text, colour, later, groups: [{label, name, items: [{id, text, detail, kind, energy}]}]}
Card {
    id: control

    property var question: ({})
    property int group: -1

    readonly property var groups: question.groups ?? []
    readonly property var items: group >= 0 && group < groups.length ? groups[group].items : []
    readonly property string contracts: question.colour ?? ""

    signal answered(string id)
    signal postponed

    objectName: "needPicker"
    tone: Card.Brass
    onQuestionChanged: group = groups.length === 1 ? 0 : -1

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        Column {
            width: parent.width

            KitText {
                objectName: "needTitle"
                width: parent.width
                level: KitText.Section
                color: Theme.brassCInk
                text: control.question.title ?? ""
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            KitText {
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                color: Theme.brassCInk
                text: control.question.text ?? ""
            }
        }
        Grid {
            id: grid

            // As many equal columns as have room, and no row with a single straggler.
            readonly property real widest: {
                let most = 0;
                for (let i = 0; i < choices.count; ++i)
                    most = Math.max(most, (choices.itemAt(i) as NeedGroup)?.implicitWidth ?? 0);
                return most;
            }
            readonly property int room: Math.max(1, Math.floor((width + spacing) / (widest + spacing)))
            readonly property int lines: Math.ceil(choices.count / room)
            readonly property real cellWidth: (width - (columns - 1) * spacing) / columns

            width: parent.width
            columns: Math.max(1, Math.ceil(choices.count / Math.max(1, lines)))
            spacing: Theme.unit

            Repeater {
                id: choices

                model: control.groups.length

                NeedGroup {
                    required property int index
                    readonly property var modelData: control.groups[index] ?? ({})

                    objectName: "needGroup_" + index
                    width: Math.min(grid.cellWidth, Math.max(140, grid.widest))
                    text: modelData.name ?? ""
                    label: modelData.label ?? ""
                    contract: control.contracts
                    checked: control.group === index
                    onClicked: control.group = index
                }
            }
        }
        ListCard {
            id: list

            visible: control.items.length > 0
            width: parent.width

            Repeater {
                model: control.items

                PadOption {
                    required property var modelData
                    required property int index

                    objectName: "needItem_" + index
                    width: list.width
                    text: modelData.text
                    detail: modelData.detail
                    contract: modelData.kind ?? ""
                    energy: modelData.energy ?? 0
                    onClicked: control.answered(modelData.id)
                }
            }
        }
        KitButton {
            objectName: "needLater"
            visible: text !== ""
            compact: true
            text: control.question.later ?? ""
            onClicked: control.postponed()
        }
    }
}
