import QtQuick
import QtQuick.Layouts
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Between two rounds: what to do on the table, who is next, and the way on.
GamePane {
    id: pane

    objectName: "roundEndPane"
    barHeight: bar.height

    ScrollArea {
        id: scroll

        readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

        width: parent.width
        height: parent.height - bar.height
        contentHeight: card.height + 2 * Theme.unit

        Card {
            id: card

            x: scroll.side
            y: Theme.unit
            width: scroll.width - 2 * scroll.side
            padding: 0

            TurnSteps {
                framed: true
                anchors.left: parent.left
                anchors.right: parent.right
                steps: InnovationApp.roundEnd
            }
        }
    }
    PlayBar {
        id: bar

        anchors.bottom: parent.bottom
        width: parent.width
        session: InnovationApp.session

        KitButton {
            objectName: "startRoundButton"
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Begin round %1").arg(InnovationApp.round + 1)
            Layout.fillWidth: true
            confirms: bar.session.position
            onClicked: InnovationApp.table.startRound()
        }
    }
}
