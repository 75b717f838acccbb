pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The combat table of a card: the power it spends by its own power, and its combat cards.
Flow {
    id: control

    required property ScytheCardFace face

    readonly property int inRow: width >= 4 * 84 * Theme.textScale ? 4 : 2
    readonly property real cell: (width - (inRow - 1) * spacing) / inRow

    spacing: 6

    Repeater {
        model: control.face.combat

        ScytheCombatCell {
            required property int power
            required property bool used
            required text

            width: control.cell
            value: String(power)
            marked: used
        }
    }
    ScytheCombatCell {
        width: control.cell
        text: qsTr("combat cards")
        value: String(control.face.combatCards)
    }
}
