pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Numbers to set, a stepper each. With water, whether it runs at once.
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
    ListCard {
        visible: control.pad.kind === "water"
        width: parent.width

        SwitchRow {
            objectName: "flows"
            width: parent.width
            text: qsTr("The drops flow at once")
            checked: control.pad.flows
            onToggled: control.pad.flows = checked
        }
    }
}
