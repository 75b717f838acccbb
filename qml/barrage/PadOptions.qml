pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What can be chosen from a list: systems, contracts, tiles, works.
ListCard {
    id: control

    readonly property BarragePad pad: BarrageApp.pad

    Repeater {
        model: control.pad.options.length

        PadOption {
            required property int index
            readonly property var modelData: control.pad.options[index] ?? ({})

            objectName: "option_" + index
            width: control.width
            text: modelData.text ?? ""
            detail: modelData.detail ?? ""
            symbol: modelData.symbol ?? ""
            plate: modelData.kind ?? ""
            energy: modelData.energy ?? 0
            power: modelData.power ?? 0
            checked: control.pad.option === modelData.id
            onClicked: control.pad.choose(modelData.id)
        }
    }
}
