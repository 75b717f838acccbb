import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Quick question: no game is kept. The board and the two cards in, what the Automa does out.
KitPage {
    id: page

    readonly property InnovationAsk question: InnovationAsk

    function stepBack(): bool {
        if (!page.question.answered)
            return false;
        page.question.askAgain();
        return true;
    }

    colours: InnovationTheme
    objectName: "askPage"
    title: qsTr("Quick question")
    subtitle: question.who
    footer: ActionBar {
        KitButton {
            objectName: "askWhy"
            visible: page.question.answered && page.question.why.ready
            symbol: "why"
            text: qsTr("Why?")
            onClicked: Shell.navigator.open("innovation/askwhy")
        }
        KitButton {
            objectName: page.question.answered ? "askAgain" : "askNow"
            Layout.fillWidth: true
            kind: KitButton.Primary
            enabled: page.question.answered || page.question.problem === ""
            text: page.question.answered ? qsTr("Another question") : page.question.problem !== "" ? page.question.problem : qsTr("What does the Automa do?")
            onClicked: page.question.answered ? page.question.askAgain() : page.question.ask()
        }
    }

    ScrollArea {
        id: scroller

        objectName: "askScroll"
        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.margin

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.unit
            spacing: Theme.gap

            TurnCard {
                visible: page.question.answered
                width: parent.width
                turn: page.question.turn
                below: InnovationCards {
                    pair: InnovationAsk.cards
                }
            }
            KitText {
                visible: page.question.answered && text !== ""
                width: parent.width
                level: KitText.Detail
                text: page.question.needs
            }
            InnovationAskForm {
                visible: !page.question.answered
                width: parent.width
                room: scroller.height
                onHexAsked: hex => editor.editHex(hex)
                onPartAsked: part => editor.edit(part)
            }
        }
    }
    InnovationDraftSheet {
        id: editor

        draft: page.question.draft
    }
}
