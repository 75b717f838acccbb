pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.Play
import Automa.PlayApp
import Automa.ScytheApp

// What only the table can see. A card of the box is one key, by its number: each keeps its place, and one that cannot come
// is pale.
Item {
    id: control

    required property QuestionModel question

    readonly property bool keyed: question.picture === ScytheTable.CardKeys
    // Of the question in sight: the next one may be put in the same words.
    property int number: 0

    signal answered(string id)
    signal postponed

    implicitHeight: keyed ? keys.height : list.height

    Connections {
        target: control.question

        function onChanged() {
            ++control.number;
        }
    }
    QuestionCard {
        id: list

        visible: !control.keyed
        width: parent.width
        question: control.question
        onAnswered: id => control.answered(id)
        onPostponed: control.postponed()
    }
    Card {
        id: keys

        objectName: "cardKeys"
        visible: control.keyed
        width: parent.width
        tone: Card.Brass

        Column {
            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.gap

            Column {
                width: parent.width

                KitText {
                    width: parent.width
                    level: KitText.Section
                    color: Theme.brassCInk
                    text: control.question.title
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    color: Theme.brassCInk
                    text: control.question.text
                }
            }
            Grid {
                id: grid

                width: parent.width
                columns: 5
                spacing: Theme.unit

                Repeater {
                    model: control.keyed ? control.question.groups : null

                    KitButton {
                        required property int index
                        required property string label
                        required property string name

                        objectName: "cardKey_" + (index + 1)
                        width: (grid.width - 4 * grid.spacing) / 5
                        compact: true
                        leftPadding: 2
                        rightPadding: 2
                        enabled: label !== ""
                        text: index + 1
                        confirms: control.number
                        Accessible.name: name
                        onClicked: control.answered(label)
                    }
                }
            }
            KitButton {
                objectName: "cardLater"
                visible: text !== ""
                compact: true
                text: control.question.later
                onClicked: control.postponed()
            }
        }
    }
}
