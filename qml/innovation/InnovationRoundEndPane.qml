pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Between two rounds: how the next one begins, what to do on the table, and the way on.
GamePane {
    id: pane

    objectName: "roundEndPane"
    barHeight: bar.height

    ScrollArea {
        id: scroll

        readonly property real side: Math.max(Theme.unit, (width - Theme.readingWidth) / 2)

        width: parent.width
        height: parent.height - bar.height
        contentHeight: content.height + 2 * Theme.unit

        Column {
            id: content

            x: scroll.side
            y: Theme.unit
            width: scroll.width - 2 * scroll.side
            spacing: Theme.gap

            Card {
                objectName: "nextRound"
                width: parent.width
                padding: 0

                Column {
                    id: facts

                    anchors.left: parent.left
                    anchors.right: parent.right

                    StepGroupHead {
                        width: parent.width
                        roundTop: true
                        symbol: "innovation_round_tile"
                        text: qsTr("Round %1 → round %2").arg(InnovationApp.round).arg(InnovationApp.followingRound)
                    }
                    Repeater {
                        model: InnovationApp.nextRound

                        InnovationRoundFactLine {
                            width: facts.width
                        }
                    }
                }
            }
            Card {
                width: parent.width
                padding: 0

                TurnSteps {
                    framed: true
                    anchors.left: parent.left
                    anchors.right: parent.right
                    steps: InnovationApp.roundEnd
                }
            }
            InnovationRoundChanges {
                width: parent.width
                room: scroll.height
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
            text: InnovationRoundStart.spades && InnovationRoundStart.terraformed === 0
                  ? qsTr("Nothing terraformed · start round %1").arg(InnovationApp.followingRound)
                  : qsTr("Start round %1").arg(InnovationApp.followingRound)
            Layout.fillWidth: true
            confirms: `${bar.session.position} ${text}`
            onClicked: InnovationRoundStart.start()
        }
    }
}
