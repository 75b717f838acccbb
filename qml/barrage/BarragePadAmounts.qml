pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Numbers to set, a stepper each.
Column {
    id: control

    required property BarragePad pad

    spacing: Theme.unit

    Repeater {
        model: control.pad.amounts

        BarragePadAmount {
            required property string number
            required property string words
            required property int amount
            required property int least
            required property int most

            width: control.width
            text: words
            value: amount
            from: least
            to: most
            objectName: "amount_" + number
            onMoved: value => control.pad.setAmount(number, value)
        }
    }
}
