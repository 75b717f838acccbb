pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The revealed card. Who won is told below in one tap; the numbers only if wanted.
Column {
    id: control

    required property ScytheCombat combat
    required property ScytheHuman human
    property bool numbers: false

    spacing: Theme.gap

    Card {
        width: parent.width
        tone: Card.Primary

        Column {
            width: parent.width
            spacing: Theme.unit

            KitText {
                width: parent.width
                font.bold: true
                color: Theme.primaryCInk
                text: (control.combat.fromBox ? qsTr("%1, sideways. Combat cards used: %2") : qsTr("%1. Combat cards used: %2")).arg(control.combat.cardName).arg(control.combat.usedCards)
            }
            Row {
                id: ranges

                width: parent.width
                spacing: Theme.unit

                Repeater {
                    model: control.combat.ranges

                    Rectangle {
                        id: cell

                        required property string range
                        required property int power
                        required property bool used

                        width: (ranges.width - 2 * Theme.unit) / 3
                        height: words.height + 12
                        radius: Theme.chipRadius
                        color: used ? Theme.winner : "transparent"
                        border.width: used ? 2 : 1
                        border.color: used ? Theme.text : Theme.line2
                        Accessible.role: Accessible.StaticText
                        Accessible.name: used ? qsTr("Power %1: uses %2, counts now").arg(range).arg(power) : qsTr("Power %1: uses %2").arg(range).arg(power)

                        Column {
                            id: words

                            y: 6
                            width: parent.width

                            KitText {
                                width: parent.width
                                level: KitText.Small
                                horizontalAlignment: Text.AlignHCenter
                                color: cell.used ? Theme.winnerInk : Theme.primaryCInk
                                text: cell.range
                                Accessible.ignored: true
                            }
                            KitText {
                                width: parent.width
                                font.bold: true
                                horizontalAlignment: Text.AlignHCenter
                                color: cell.used ? Theme.winnerInk : Theme.primaryCInk
                                text: cell.power
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
    KitText {
        width: parent.width
        text: control.combat.usedCards > 0 ? qsTr("Reveal the Automa’s combat cards at random and show your dial and cards. Who won? A tie goes to the attacker.")
                                           : qsTr("Show your dial and cards. Who won? A tie goes to the attacker.")
    }
    ListCard {
        id: switches

        width: parent.width

        ScytheSixthStar {
            visible: control.human.nextStarIsLast
            width: switches.width
            checked: control.combat.sixthStar
            onSwitched: on => control.combat.sixthStar = on
        }
        SwitchRow {
            objectName: "combatNumbers"
            width: switches.width
            text: qsTr("Let the app add it up")
            checked: control.numbers
            onSwitched: on => control.numbers = on
        }
    }
    Card {
        visible: control.numbers && control.combat.usedCards > 0
        width: parent.width

        Column {
            width: parent.width
            spacing: Theme.unit

            KitText {
                width: parent.width
                font.bold: true
                text: qsTr("The Automa’s combat cards")
            }
            Repeater {
                model: control.numbers ? control.combat.usedCards : 0

                ScytheCardValue {
                    required property int index

                    objectName: "automaValue" + index
                    width: parent.width
                    place: index + 1
                    several: control.combat.usedCards > 1
                    label: qsTr("Automa’s card %1").arg(index + 1)
                    values: control.combat.cardValues
                    current: control.combat.automaValues[index] ?? -1
                    onChosen: value => control.combat.setAutomaValue(index, value)
                }
            }
        }
    }
    Card {
        visible: control.numbers
        width: parent.width

        Column {
            width: parent.width
            spacing: Theme.unit

            KitText {
                width: parent.width
                font.bold: true
                text: qsTr("Your dial")
            }
            ScytheNumbers {
                objectName: "dial"
                width: parent.width
                most: 4
                label: qsTr("Your dial")
                values: control.combat.dialValues
                current: control.combat.dial
                onChosen: value => control.combat.dial = value
            }
        }
    }
    Card {
        visible: control.numbers
        width: parent.width

        Column {
            width: parent.width
            spacing: Theme.unit

            KitText {
                width: parent.width
                font.bold: true
                text: qsTr("Your combat cards")
            }
            Repeater {
                model: control.numbers ? control.combat.most : 0

                ScytheCardValue {
                    required property int index

                    objectName: "humanValue" + index
                    width: parent.width
                    place: index + 1
                    several: control.combat.most > 1
                    label: qsTr("Your card %1").arg(index + 1)
                    values: control.combat.ownCardValues
                    orNone: true
                    current: control.combat.humanValues[index] ?? 0
                    onChosen: value => control.combat.setHumanValue(index, value)
                }
            }
        }
    }
    Card {
        visible: control.combat.counted
        width: parent.width
        tone: Card.Brass

        KitText {
            objectName: "combatSum"
            width: parent.width
            color: Theme.brassCInk
            text: control.combat.sum
            textFormat: Text.StyledText
        }
    }
}
