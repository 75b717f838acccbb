import QtQuick
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// What lies on the table when the Automa acts: its card with the way on the map, or a question.
ScrollArea {
    id: control

    required property ScytheTable table
    required property ScytheForecast forecast
    property bool mapHere: true
    property bool forecastShown: true

    readonly property bool acting: table.mode === ScytheTable.Automa
    readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

    objectName: "tableTurn"
    subject: ScytheApp.session.position
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        ScytheCombatStages {
            visible: control.acting && control.table.fought
            width: parent.width
            current: 3
        }
        ScytheQuestion {
            visible: control.table.question.asked
            width: parent.width
            question: control.table.question
            onAnswered: id => control.table.answer(id)
        }
        TurnCard {
            visible: control.acting
            width: parent.width
            turn: control.table.turn
            book: "scythe"
            below: control.mapHere && control.table.focus.length > 0 ? way : null
        }
        ListCard {
            visible: control.acting && control.table.starOffered
            width: parent.width

            ScytheCombatStar {
                width: parent.width
                checked: control.table.placesStar
                onSwitched: on => control.table.placesStar = on
            }
        }
        KitButton {
            objectName: "sixthStarButton"
            visible: control.acting && control.table.sixthStarPossible
            compact: true
            symbol: "scythe_star"
            text: qsTr("This bonus brings my sixth star")
            onClicked: control.table.sixthStar()
        }
        ForecastCard {
            visible: !control.acting && control.forecastShown && control.forecast.available
            width: parent.width
            most: 3
            forecast: control.forecast
        }
    }
    Component {
        id: way

        ScytheWay {}
    }
}
