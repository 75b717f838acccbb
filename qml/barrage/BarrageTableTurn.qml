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

    objectName: "tableTurn"
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        TurnCard {
            visible: control.mode === BarrageTable.Automa
            width: parent.width
            turn: control.table.turn
        }
        QuestionCard {
            visible: control.asking
            width: parent.width
            question: control.table.question
            picture: BarragePicture {}
            onAnswered: id => control.table.answer(id)
            onPostponed: control.table.later()
        }
        ForecastCard {
            visible: control.mode === BarrageTable.Automa && control.forecastShown && control.forecast.available
            width: parent.width
            most: 3
            forecast: control.forecast
        }
    }
}
