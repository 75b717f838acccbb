pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Numbers to set, a stepper each.
Column {
    id: control

    readonly property BarragePad pad: BarrageApp.pad

    spacing: Theme.unit

    Repeater {
        model: control.pad.amounts.length

        PadAmount {
            required property int index
            readonly property var modelData: control.pad.amounts[index] ?? ({})

            width: control.width
            text: modelData.text ?? ""
            value: modelData.value ?? 0
            from: modelData.from ?? 0
            to: modelData.to ?? 0
            objectName: "amount_" + modelData.id
            onMoved: amount => control.pad.setAmount(modelData.id, amount)
        }
    }
}
