pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The eight buttons of a human's turn: four in a row, fewer where the words are too long for that.
Grid {
    id: control

    readonly property BarragePad pad: BarrageApp.pad
    readonly property var acts: pad.buttons // each a padAct
    readonly property real wanted: {
        let most = 0;
        for (let i = 0; i < buttons.count; ++i)
            most = Math.max(most, (buttons.itemAt(i) as BarragePadButton)?.implicitWidth ?? 0);
        return most;
    }

    function fits(cellCount: int): bool {
        return cellCount * control.wanted + (cellCount - 1) * control.spacing <= control.width;
    }

    objectName: "pad"
    columns: fits(4) ? 4 : fits(3) ? 3 : fits(2) ? 2 : 1
    spacing: Theme.unit

    Repeater {
        id: buttons

        model: control.acts.length // so that the buttons stay when only their words change

        BarragePadButton {
            required property int index
            readonly property padAct act: control.acts[index]

            objectName: "pad" + act.name
            width: (control.width - (control.columns - 1) * control.spacing) / control.columns
            text: act.text
            symbol: act.symbol
            narrow: control.width < 370
            checked: control.pad.kind === act.kind
            onClicked: control.pad.kind = act.kind
        }
    }
}
