pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// Before the card is revealed: what you do in secret, what the Automa has, what your abilities take from it.
Column {
    id: control

    required property ScytheCombat combat

    spacing: Theme.gap

    Card {
        width: parent.width
        padding: 0

        TurnSteps {
            width: parent.width
            steps: control.combat.steps
            framed: true
        }
    }
    ScytheCombatLosses {
        width: parent.width
        losses: control.combat.losses
    }
    Row {
        id: numbers

        width: parent.width
        spacing: Theme.unit

        ScytheCombatNumber {
            objectName: "automaPower"
            width: (numbers.width - numbers.spacing) / 2
            height: Math.max(implicitHeight, itsCards.implicitHeight)
            symbol: "scythe_power"
            name: qsTr("Automa’s power")
            value: control.combat.power
            note: qsTr("range %1").arg(control.combat.range)
        }
        ScytheCombatNumber {
            id: itsCards

            objectName: "automaCards"
            width: (numbers.width - numbers.spacing) / 2
            symbol: "scythe_combat_card"
            name: qsTr("Its combat cards")
            value: control.combat.cards
            note: qsTr("face down")
        }
    }
    ListCard {
        id: odds

        width: parent.width

        SwitchRow {
            objectName: "oddsWanted"
            width: odds.width
            text: qsTr("How strong it may be")
            detail: qsTr("Based on what everyone can see")
            checked: control.combat.oddsWanted
            onSwitched: on => control.combat.oddsWanted = on
        }
    }
    Card {
        visible: control.combat.odds.count > 0
        width: parent.width
        tone: Card.Brass

        Column {
            width: parent.width

            Repeater {
                model: control.combat.odds

                ForecastRow {
                    width: parent.width
                    symbol: "scythe_power"
                    rounded: false
                }
            }
        }
    }
}
