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
    readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

    objectName: "tableTurn"
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        InnovationQuestionCard {
            // Before the card if nothing of the turn is known yet, after what is to be done first otherwise.
            visible: control.question.asked && control.table.turn.steps.count === 0
            width: parent.width
            question: control.question
        }
        InnovationByHand {
            visible: control.table.byHand
            width: parent.width
        }
        TurnCard {
            // Nothing more to do than what the guided card did by hand.
            visible: control.automa && !(control.table.byHand && control.table.turn.steps.count === 0)
            width: parent.width
            turn: control.table.turn
            below: InnovationTurnPlace {}
        }
        InnovationQuestionCard {
            objectName: "lateQuestion"
            visible: control.question.asked && control.table.turn.steps.count > 0
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
