pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The contracts that can be fulfilled, and none of them.
Column {
    id: control

    required property BarragePad pad

    spacing: 2

    KitText {
        width: parent.width
        level: KitText.Overline
        text: qsTr("Fulfils a contract")
    }
    ListCard {
        id: list

        width: parent.width

        BarragePadOption {
            objectName: "fulfil_none"
            width: parent.width
            symbol: "close"
            text: qsTr("No contract")
            checked: control.pad.contract === ""
            onClicked: control.pad.chooseContract("")
        }
        Repeater {
            model: control.pad.contracts

            Column {
                id: offer

                required property int index
                required property string contract
                required property string text
                required property string detail
                required property int kind
                required property int energy
                required property int drops
                required property string dropsTitle
                required property bool chosen

                width: list.width

                BarragePadOption {
                    objectName: "fulfil_" + offer.index
                    width: parent.width
                    text: offer.text
                    detail: offer.detail
                    plate: offer.kind
                    energy: offer.energy
                    checked: offer.chosen
                    onClicked: control.pad.chooseContract(offer.contract)
                }
                BarragePadChips {
                    visible: offer.drops > 0
                    x: Theme.margin
                    width: parent.width - 2 * Theme.margin
                    bottomPadding: Theme.unit
                    prefix: `reward_${offer.index}_`
                    title: offer.dropsTitle
                    model: offer.chosen ? control.pad.rewardChips : control.pad.otherRewardChips
                    onChosen: id => control.pad.chooseRewardChip(offer.contract, id)
                }
            }
        }
    }
}
