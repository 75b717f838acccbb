pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// Before the card is revealed: what you do in secret, what the Automa has, what your abilities take from it.
Column {
    id: control

    readonly property ScytheCombat combat: ScytheApp.combat

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
    Card {
        width: parent.width

        Column {
            width: parent.width
            spacing: 4

            KitText {
                width: parent.width
                text: qsTr("The Automa has %1 power.").arg(control.combat.power)
            }
            KitText {
                width: parent.width
                text: qsTr("Its combat cards, face down: %1").arg(control.combat.cards)
            }
        }
    }
    ListCard {
        id: odds

        width: parent.width

        SwitchRow {
            objectName: "oddsWanted"
            width: odds.width
            text: qsTr("How strong it may be")
            detail: qsTr("From what everybody can see")
            checked: control.combat.oddsWanted
            onClicked: control.combat.oddsWanted = checked
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
                }
            }
        }
    }
}
