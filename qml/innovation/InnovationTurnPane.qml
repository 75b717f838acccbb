import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// What lies on the table when no human acts: the Automa's card, a question, what may come next.
ScrollArea {
    id: control

    readonly property InnovationTable table: InnovationApp.table
    readonly property InnovationQuestion question: InnovationApp.question
    readonly property bool automa: InnovationApp.stage === InnovationApp.Automa
    // In little height the steps come first, and what helps with them below.
    readonly property bool low: height < 470
    readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

    objectName: "tableTurn"
    contentHeight: content.height + 2 * Theme.unit

    Component {
        id: place

        InnovationTurnPlace {}
    }
    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        InnovationQuestionCard {
            // Before the card if the card follows from it, after what is to be done first otherwise.
            visible: control.question.asked && (control.question.foreseen || control.table.turn.steps.count === 0)
            width: parent.width
            question: control.question
        }
        InnovationByHand {
            visible: control.table.byHand
            width: parent.width
        }
        TurnCard {
            id: card

            // Without steps there is nothing more to do than what the guided card did by hand, or to answer.
            visible: control.automa && (control.table.turn.steps.count > 0 || !(control.table.byHand || control.question.asked))
            width: parent.width
            turn: control.table.turn
            book: "innovation"
            below: control.low ? null : place
        }
        Card {
            visible: control.low && card.visible && (control.table.target !== "" || control.table.cards.support > 0)
            width: parent.width
            padding: 0

            Loader {
                anchors.left: parent.left
                anchors.right: parent.right
                active: parent.visible
                sourceComponent: place
            }
        }
        InnovationQuestionCard {
            objectName: "lateQuestion"
            visible: control.question.asked && !control.question.foreseen && control.table.turn.steps.count > 0
            width: parent.width
            question: control.question
        }
        ForecastCard {
            visible: control.automa && !control.question.asked && !control.table.byHand && InnovationApp.forecast.available
            width: parent.width
            most: 3
            forecast: InnovationApp.forecast
            mapped: InnovationApp.forecast.placed
            onMapAsked: Shell.navigator.open("innovation/forecast")
        }
    }
}
