pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The contracts that the energy of the production fulfils; a tap chooses one, another takes it back.
Column {
    id: control

    readonly property BarragePad pad: BarrageApp.pad

    spacing: 2

    KitText {
        width: parent.width
        level: KitText.Overline
        text: qsTr("Fulfils a contract")
    }
    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: control.pad.contracts

            PadOption {
                required property int index
                required property string kind
                required property bool chosen

                required property string contract
                required text
                required detail
                required energy
                objectName: "fulfil_" + index
                width: list.width
                plate: kind
                checked: chosen
                onClicked: control.pad.chooseContract(contract)
            }
        }
    }
    PadChips {
        visible: control.pad.rewardChips.count > 0
        width: parent.width
        topPadding: Theme.unit
        prefix: "reward_"
        title: control.pad.rewardTitle
        model: control.pad.rewardChips
        onChosen: id => control.pad.chooseRewardChip(id)
    }
}
