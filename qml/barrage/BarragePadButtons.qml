pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The eight buttons of a human's turn: four in a row, fewer where the words are too long for that.
Grid {
    id: control

    required property BarragePad pad
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

        model: control.pad.buttons

        BarragePadButton {
            required property int kind
            required property string name

            required text
            required symbol
            objectName: "pad" + name
            width: (control.width - (control.columns - 1) * control.spacing) / control.columns
            narrow: control.width < 370
            checked: control.pad.kind === kind
            onClicked: control.pad.kind = kind
        }
    }
}
