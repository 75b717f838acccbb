pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// What only the table can see, in two taps: first the group, then the choice.
// What holds now, if that is likely, comes first.
Card {
    id: control

    required property QuestionModel question
    // The game's pictures of what is asked for.
    property Component picture: null

    // Of the question in sight: the next one may be put in the same words.
    property int number: 0

    signal answered(string id)
    signal postponed

    objectName: "needPicker"
    tone: Card.Brass

    Connections {
        target: control.question

        function onChanged() {
            ++control.number;
        }
    }

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
                text: control.question.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            KitText {
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                color: Theme.brassCInk
                text: control.question.text
            }
        }
        Grid {
            id: grid

            // As many equal columns as have room, and no row with a single straggler.
            readonly property real widest: {
                let most = 0;
                for (let i = 0; i < choices.count; ++i)
                    most = Math.max(most, (choices.itemAt(i) as QuestionGroup)?.implicitWidth ?? 0);
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

                model: control.question.groups

                QuestionGroup {
                    required property int index
                    required property string name
                    required property bool off

                    objectName: "needGroup_" + index
                    visible: name !== "" // a single one without a name is open as it is
                    width: Math.min(grid.cellWidth, Math.max(140, grid.widest))
                    text: name
                    required label
                    required kind
                    picture: control.picture
                    enabled: !off
                    opacity: off ? 0.4 : 1
                    checked: control.question.group === index
                    onClicked: control.question.group = index
                }
            }
        }
        ListCard {
            id: list

            visible: control.question.choices.count > 0
            width: parent.width

            Repeater {
                model: control.question.choices

                PlayOption {
                    required property string answer
                    required property bool likely
                    required property int index

                    required text
                    required detail
                    required symbol
                    required kind
                    required value
                    objectName: "needItem_" + index
                    width: list.width
                    picture: control.picture
                    checked: likely
                    confirms: control.number
                    onClicked: control.answered(answer)
                }
            }
        }
        KitButton {
            objectName: "needLater"
            visible: text !== ""
            compact: true
            text: control.question.later
            onClicked: control.postponed()
        }
    }
}
