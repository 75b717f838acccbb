pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// Cards only: the card that lies on the table, what the app has booked for it, and what the hands decide.
GamePane {
    id: pane

    readonly property ScytheCardsOnly cards: ScytheApp.cardsOnly
    readonly property ScytheTable table: ScytheApp.table
    readonly property ScytheHuman human: ScytheApp.human
    readonly property ScytheTracker tracker: ScytheApp.tracker
    readonly property ScytheStarTrack track: ScytheApp.starTrack
    readonly property bool acting: cards.stage === ScytheCardsOnly.Card
    // The card of this turn is not known yet; the last one is no longer in play.
    readonly property bool boxAsks: table.mode === ScytheTable.Card

    objectName: "cardsPane"
    barHeight: bar.height

    ScrollArea {
        id: scroller

        objectName: "cardsScroll"
        width: parent.width
        height: parent.height - bar.height
        contentHeight: column.height + 32

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.unit
            spacing: Theme.gap

            TurnStrip {
                visible: pane.columns < 3
                width: parent.width
                order: pane.table.order
                points: true
            }
            ScytheQuestion {
                visible: pane.table.question.asked
                width: parent.width
                question: pane.table.question
                onAnswered: id => pane.table.answer(id)
            }
            ScytheQuestion {
                visible: pane.cards.stage === ScytheCardsOnly.FightCard
                width: parent.width
                question: pane.cards.question
                onAnswered: id => pane.cards.tellCard(id)
                onPostponed: pane.cards.leaveFight()
            }
            KitText {
                objectName: "dialTitle"
                visible: pane.cards.stage === ScytheCardsOnly.Dial
                width: parent.width
                level: KitText.Headline
                text: pane.cards.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Card {
                objectName: "dialCard"
                visible: pane.cards.stage === ScytheCardsOnly.Dial || pane.cards.stage === ScytheCardsOnly.Told
                width: parent.width
                padding: 0

                TurnSteps {
                    objectName: "cardsSteps"
                    anchors.left: parent.left
                    anchors.right: parent.right
                    framed: true
                    steps: pane.cards.steps
                }
            }
            ListCard {
                visible: pane.cards.starOffered
                width: parent.width

                ScytheCombatStar {
                    width: parent.width
                    checked: pane.cards.placesStar
                    onSwitched: on => pane.cards.placesStar = on
                }
            }
            ScytheCombatLosses {
                visible: pane.cards.stage === ScytheCardsOnly.Dial && pane.cards.losses.offered
                width: parent.width
                losses: pane.cards.losses
            }
            Card {
                objectName: "fightCard"
                visible: pane.cards.stage === ScytheCardsOnly.Fight
                width: parent.width
                tone: Card.Brass

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: 4

                    KitText {
                        width: parent.width
                        level: KitText.Section
                        color: Theme.brassCInk
                        text: pane.cards.fightText
                    }
                    KitText {
                        width: parent.width
                        color: Theme.brassCInk
                        text: qsTr("Reveal that many of its combat cards and add them up. The attacker wins ties. Who won?")
                    }
                }
            }
            KitText {
                objectName: "cardsHeadline"
                visible: pane.cards.face.number > 0 && !pane.boxAsks && pane.cards.stage !== ScytheCardsOnly.Dial && pane.cards.stage !== ScytheCardsOnly.Told
                width: parent.width
                level: KitText.Headline
                text: pane.cards.stage === ScytheCardsOnly.Human ? qsTr("Your turn") : qsTr("Card %1").arg(pane.cards.face.number)
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            ScytheScheme {
                visible: pane.acting && pane.cards.face.number > 0 && !pane.boxAsks
                width: parent.width
                face: pane.cards.face
                scheme: Math.max(0, pane.cards.face.active)
                live: true
                note: qsTr("in play now")
            }
            Card {
                visible: pane.acting && pane.table.mode === ScytheTable.Automa && pane.table.turn.steps.count > 0
                width: parent.width
                padding: 0

                TurnSteps {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    framed: true
                    steps: pane.table.turn.steps
                }
            }
            ScytheCombatTable {
                visible: pane.cards.stage === ScytheCardsOnly.Fight
                width: parent.width
                face: pane.cards.face
            }
            ListCard {
                visible: pane.cards.stage === ScytheCardsOnly.Fight && pane.human.nextStarIsLast
                width: parent.width

                ScytheSixthStar {
                    width: parent.width
                    checked: pane.cards.sixthStar
                    onSwitched: on => pane.cards.sixthStar = on
                }
            }
            ListCard {
                visible: pane.cards.stage === ScytheCardsOnly.Human
                width: parent.width

                ScytheStarsRow {
                    width: parent.width
                    look: pane.tracker.humanLook
                    stars: pane.tracker.humanStars
                    possible: pane.tracker.canStar
                    onPlaced: pane.tracker.placeStar()
                }
            }
            KitText {
                objectName: "conquest"
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                text: pane.cards.conquest
            }
            Card {
                width: parent.width
                padding: 12

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: 4

                    ScytheStarLine {
                        kinds: pane.track.spaces
                        cube: pane.track.cube
                        lineWidth: parent.width
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        font.bold: true
                        text: pane.track.nextText
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("%1 Unseen cards: %2").arg(pane.track.waterText + ".").arg(pane.cards.unseen)
                    }
                }
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: ScytheApp.session

        KitButton {
            objectName: "combatButton"
            visible: pane.cards.stage === ScytheCardsOnly.Human || (pane.acting && pane.table.ready)
            symbol: "scythe_attack"
            text: qsTr("Combat")
            onClicked: pane.cards.beginFight(pane.acting)
        }
        KitButton {
            objectName: "doneButton"
            visible: (pane.acting && pane.table.ready) || pane.cards.stage === ScytheCardsOnly.Told
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Done")
            confirms: `${bar.session.position} ${pane.cards.stage}`
            onClicked: pane.acting ? pane.table.done() : pane.cards.done()
        }
        KitButton {
            objectName: "nextCard"
            visible: pane.cards.stage === ScytheCardsOnly.Human
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "scythe_cards"
            text: qsTr("Next card")
            confirms: `${bar.session.position} ${pane.cards.stage}`
            onClicked: pane.cards.nextCard()
        }
        KitButton {
            objectName: "noCombat"
            visible: pane.cards.stage === ScytheCardsOnly.Dial
            symbol: "close"
            text: qsTr("No combat")
            onClicked: pane.cards.leaveFight()
        }
        KitButton {
            objectName: "revealButton"
            visible: pane.cards.stage === ScytheCardsOnly.Dial
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "scythe_card"
            text: qsTr("My dial is set: reveal")
            confirms: `${bar.session.position} ${pane.cards.stage}`
            onClicked: pane.cards.reveal()
        }
        KitButton {
            objectName: "automaWon"
            visible: pane.cards.stage === ScytheCardsOnly.Fight
            Layout.fillWidth: true
            text: qsTr("Automa won")
            confirms: `${bar.session.position} ${pane.cards.stage}`
            onClicked: pane.cards.endFight(true)
        }
        KitButton {
            objectName: "humanWon"
            visible: pane.cards.stage === ScytheCardsOnly.Fight
            Layout.fillWidth: true
            kind: KitButton.Primary
            text: qsTr("I won")
            confirms: `${bar.session.position} ${pane.cards.stage}`
            onClicked: pane.cards.endFight(false)
        }
    }
}
