pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// What only the table can see, as it was known last: one tap if it is right.
Card {
    id: control

    required property InnovationQuestion question

    readonly property bool keys: question.kind === InnovationQuestion.Cards

    objectName: "questionCard"
    padding: 0

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        Column {
            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            topPadding: 12
            bottomPadding: 12
            spacing: 2

            KitText {
                objectName: "questionTitle"
                width: parent.width
                level: KitText.Headline
                text: control.question.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            KitText {
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                text: control.question.text
            }
        }
        InnovationCards {
            visible: pair.support > 0 && InnovationApp.table.turn.steps.count === 0
            x: Theme.gap
            width: parent.width - 2 * Theme.gap
            bottomPadding: Theme.unit
            pair: InnovationApp.table.cards
        }
        // Two cards are told one after the other: the first stays in sight, with the way back to it.
        Item {
            visible: control.question.paired
            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            height: Math.max(which.height, first.height) + Theme.unit

            KitText {
                id: which

                objectName: "whichCard"
                width: first.x - Theme.unit
                anchors.verticalCenter: first.verticalCenter
                tight: true
                font.bold: true
                text: control.question.support === 0 ? qsTr("1. Support card") : qsTr("2. Action card")
            }
            KitButton {
                id: first

                objectName: "supportCard"
                anchors.right: parent.right
                compact: true
                symbol: "undo"
                enabled: control.question.support > 0
                text: qsTr("Support card: %1").arg(enabled ? control.question.support : "–")
                Accessible.name: enabled ? qsTr("Support card %1; tap for another one").arg(control.question.support) : text
                onClicked: control.question.takeBack()
            }
        }
        Flow {
            visible: control.keys
            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            bottomPadding: Theme.margin
            spacing: Theme.unit

            Repeater {
                model: control.keys ? control.question.rows : null

                KitButton {
                    required property int index
                    required property bool off
                    required text

                    objectName: "card_" + text
                    width: 64
                    enabled: !off
                    onClicked: control.question.choose(index)
                }
            }
        }
        Flow {
            id: answers

            visible: !control.keys
            x: inset
            width: parent.width - 2 * inset

            readonly property real inset: Theme.margin - 4

            Repeater {
                model: control.keys ? null : control.question.rows

                InnovationAskCell {
                    room: answers.width
                    inset: answers.inset
                    onChangedTo: value => control.question.set(index, value)
                    onPicked: control.question.choose(index)
                }
            }
        }
        Rectangle {
            visible: control.question.preview !== ""
            width: parent.width
            height: preview.height + 20
            color: Theme.brassC

            KitText {
                id: preview

                objectName: "questionPreview"
                x: Theme.margin
                y: 10
                width: parent.width - 2 * Theme.margin
                level: KitText.Detail
                color: Theme.brassCInk
                text: control.question.preview
            }
        }
        KitText {
            visible: control.question.kind !== InnovationQuestion.Cards
            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            topPadding: 10
            bottomPadding: 12
            level: KitText.Small
            text: qsTr("The app asks because it decides this turn.")
        }
        KitButton {
            objectName: "byHandButton"
            visible: control.question.kind === InnovationQuestion.Faction
            x: Theme.margin
            width: Math.min(implicitWidth, parent.width - 2 * Theme.margin)
            compact: true
            text: qsTr("Follow the card and enter it by hand")
            onClicked: InnovationApp.table.done()
        }
        Item {
            visible: control.question.kind === InnovationQuestion.Faction
            width: 1
            height: 12
        }
    }
}
