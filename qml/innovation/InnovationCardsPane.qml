pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Cards only: the pair of cards, how to choose with them by hand, and the VP that the app keeps.
GamePane {
    id: pane

    readonly property InnovationCardsOnly cards: InnovationCardsOnly

    objectName: "cardsPane"
    barHeight: bar.height

    ScrollArea {
        id: scroller

        objectName: "cardsScroll"
        width: parent.width
        height: parent.height - bar.height
        contentHeight: column.height + Theme.margin

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.gap, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.unit
            spacing: Theme.gap

            TurnStrip {
                visible: pane.columns < 3
                width: parent.width
                order: InnovationTracker.sides
                points: true
            }
            Column {
                width: parent.width

                KitText {
                    objectName: "cardsHeadline"
                    width: parent.width
                    level: KitText.Headline
                    text: pane.cards.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: pane.cards.note
                }
            }
            InnovationCards {
                visible: pane.cards.turn
                width: parent.width
                pair: pane.cards.pair
            }
            InnovationHandRules {
                visible: pane.cards.turn
                width: parent.width
            }
            InnovationCardsPoints {
                width: parent.width
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: pane.cards.odds
            }
            Repeater {
                model: pane.cards.passing

                KitButton {
                    required property int modelData
                    readonly property bool first: modelData === InnovationCardsOnly.First

                    objectName: first ? "pass_human_1" : "pass_human_2"
                    width: column.width
                    symbol: "pass"
                    text: first ? qsTr("I pass this turn") : qsTr("Player 2 passes this turn")
                    onClicked: pane.cards.pass(modelData)
                }
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: InnovationApp.session

        KitButton {
            objectName: "cardsRules"
            symbol: "lookup"
            text: qsTr("Rules")
            onClicked: Shell.navigator.open("lookup")
        }
        KitButton {
            objectName: "cardsNext"
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "innovation_cards"
            enabled: !pane.cards.turn || pane.cards.gainKnown
            text: pane.cards.nextText
            confirms: `${bar.session.position} ${pane.cards.turn}`
            onClicked: pane.cards.next()
        }
    }
}
