import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// What lies on the table when no human acts: the Automa's card or a question.
ScrollArea {
    id: control

    required property BarrageTable table
    required property BarrageForecast forecast
    property int mode
    property bool asking: false
    property bool forecastShown: true

    readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

    // Another card, or the next question, is read from its beginning.
    readonly property string card: `${mode} ${BarrageApp.session.position}`

    objectName: "tableTurn"
    onCardChanged: contentY = 0
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        BarrageContractSlots {
            table: control.table
            visible: control.table.askingContract
            width: parent.width
        }
        QuestionCard {
            visible: control.asking
            width: parent.width
            question: control.table.question
            picture: BarragePicture {}
            onAnswered: id => control.table.answer(id)
            onPostponed: control.table.later()
        }
        TurnCard {
            visible: control.mode === BarrageTable.Automa
            width: parent.width
            turn: control.table.turn
        }
        ForecastCard {
            visible: control.mode === BarrageTable.Automa && control.forecastShown && control.forecast.available
            width: parent.width
            most: 3
            forecast: control.forecast
        }
    }
}
