pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// The Automa's turn: who does what where, then every movement to tick off, then what may follow and what was skipped.
// `below` stands between the headline and the instructions: a map, a pair of cards.
Card {
    id: control

    required property TurnModel turn
    property Component below: null
    // The game whose look-up has the rules of the remarks.
    property string book

    objectName: "automaCard"
    padding: 0

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        Item {
            width: parent.width
            height: Math.max(seal.height, words.height) + 24

            SideSeal {
                id: seal

                look: control.turn.look
                size: 44
                x: Theme.margin
                y: 14
            }
            Column {
                id: words

                x: Theme.margin + 44 + 12
                y: 10
                width: parent.width - x - Theme.margin

                FittedText {
                    objectName: "headline"
                    width: parent.width
                    level: KitText.Headline
                    least: designedSize()
                    text: control.turn.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    visible: text !== ""
                    width: parent.width
                    level: KitText.Detail
                    text: control.turn.sublines
                }
            }
        }
        Loader {
            width: parent.width
            active: control.below !== null
            visible: active
            sourceComponent: control.below
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        TurnSteps {
            objectName: "steps"
            width: parent.width
            steps: control.turn.steps
        }
        Repeater {
            model: control.turn.offers

            TurnRemark {
                width: control.availableWidth
                book: control.book
                offer: true
            }
        }
        Repeater {
            model: control.turn.skipped

            TurnRemark {
                width: control.availableWidth
                book: control.book
            }
        }
    }
}
