import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// Barrage's tour: a turn on a sample board.
TourPage {
    id: page

    tour: BarrageTour {
        id: sample
    }
    cards: Column {
        width: parent ? parent.width : 0
        spacing: Theme.gap

        TurnCard {
            visible: sample.stage === TourModel.Turn || sample.stage === TourModel.Carry || sample.stage === TourModel.End
            width: parent.width
            turn: sample.table.turn
        }
        BarrageBoardMap {
            visible: sample.stage === TourModel.Welcome
            width: parent.width
            height: Math.max(240, page.room - page.above - 2 * Theme.gap)
            scene: sample.why.scene
            selectable: []
        }
        BarrageWhyMap {
            visible: sample.stage === TourModel.Reasons && sample.why.onMap
            width: parent.width
            height: Math.min(340, page.room * 0.5)
            why: sample.why
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
