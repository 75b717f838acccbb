pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What can be chosen from a list: systems, contracts, tiles, works.
ListCard {
    id: control

    required property BarragePad pad

    Repeater {
        model: control.pad.options

        BarragePadOption {
            required property int index
            required property string offer
            required property string words
            required property string note
            required property string picture
            required property int contract
            required property int needed
            required property int strength

            objectName: "option_" + index
            width: control.width
            text: words
            detail: note
            symbol: picture
            plate: contract
            energy: needed
            power: strength
            checked: control.pad.option === offer
            onClicked: control.pad.choose(offer)
        }
    }
}
