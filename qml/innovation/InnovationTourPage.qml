import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// A turn on a sample board.
TourPage {
    id: page

    readonly property bool turning: sample.stage === TourModel.Turn || sample.stage === TourModel.Carry || sample.stage === TourModel.End

    colours: InnovationTheme
    tour: InnovationTour {
        id: sample
    }
    cards: Column {
        width: parent ? parent.width : 0
        spacing: Theme.gap

        TurnCard {
            visible: page.turning
            width: parent.width
            turn: sample.table.turn
        }
        Card {
            visible: page.turning
            width: parent.width
            padding: 0

            InnovationTurnPlace {
                width: parent.width
                topPadding: Theme.unit
                table: sample.table
                map: sample.map
            }
        }
        InnovationBoard {
            visible: sample.stage === TourModel.Welcome
            width: parent.width
            height: Math.min(Math.max(200, page.room - page.above - 2 * Theme.gap), Math.round(width * land.height / land.width))
            scene: sample.map
            selectable: []
        }
        WhyHexMap {
            visible: sample.stage === TourModel.Reasons && sample.why.onMap
            width: parent.width
            height: Math.min(340, page.room * 0.5)
            why: sample.why
            ink: InnovationInk {}
            readableUnit: 0.28
        }
        WhyWords {
            visible: sample.stage === TourModel.Reasons
            width: parent.width
            why: sample.why
        }
        Card {
            visible: sample.stage === TourModel.TakeBack
            width: parent.width

            Column {
                anchors.left: parent.left
                anchors.right: parent.right

                KitText {
                    width: parent.width
                    level: KitText.Overline
                    text: qsTr("Recorded")
                }
                KitText {
                    objectName: "tourLast"
                    width: parent.width
                    font.bold: true
                    text: sample.lastTurn
                }
            }
        }
    }
}
