pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// What the Automa would do: who does what where, then every movement, then what was skipped and why.
ScrollArea {
    id: control

    required property BarrageAsk ask
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

    signal changeWanted

    objectName: "askAnswer"
    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column

        x: control.side
        y: Theme.gap
        width: control.width - 2 * control.side
        spacing: Theme.gap

        // Nothing is used unseen; a tap leads to where it is changed.
        ListCard {
            width: parent.width

            ListRow {
                objectName: "askUsed"
                width: parent.width
                symbol: "person"
                text: qsTr("The answer is for")
                detail: control.ask.usedText
                onClicked: control.changeWanted()
            }
        }
        Card {
            visible: control.ask.problem !== ""
            width: parent.width
            tone: Card.Brass

            KitText {
                objectName: "askProblem"
                anchors.left: parent.left
                anchors.right: parent.right
                color: Theme.brassCInk
                text: control.ask.problem
            }
        }
        TurnCard {
            visible: control.ask.turn.headline !== ""
            width: parent.width
            turn: control.ask.turn
        }
    }
}
