import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What lies on the table when no human acts: the Automa's card or a question.
ScrollArea {
    id: control

    property string mode
    property bool asking: false
    property bool forecastShown: true

    readonly property BarrageTable table: BarrageApp.table
    readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

    function toggle(step: int) {
        card.toggle(step);
    }

    objectName: "tableTurn"
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        AutomaTurn {
            id: card

            visible: control.mode === "automa"
            width: parent.width
        }
        NeedPicker {
            visible: control.asking
            width: parent.width
            question: control.table.question
            onAnswered: id => control.table.answer(id)
            onPostponed: control.table.later()
        }
        ForecastCard {
            visible: control.mode === "automa" && control.forecastShown && BarrageApp.forecast.available
            width: parent.width
            most: 3
        }
    }
}
