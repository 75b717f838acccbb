pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What can be built: one row of equal buttons if the words allow it, else a row that shares out its spare room, else
// more rows.
Flow {
    id: control

    required property BarragePad pad
    readonly property int count: pad.structures.count
    readonly property real wanted: {
        let sum = (control.count - 1) * control.spacing;
        for (let i = 0; i < cells.count; ++i)
            sum += (cells.itemAt(i) as BarragePadButton)?.implicitWidth ?? 0;
        return sum;
    }
    readonly property bool even: control.count * control.widest + (control.count - 1) * Theme.unit <= control.width
    readonly property bool oneRow: wanted <= width
    readonly property real widest: {
        let most = 0;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as BarragePadButton)?.implicitWidth ?? 0);
        return most;
    }
    readonly property int perRow: oneRow ? count : fits(Math.ceil(count / 2)) ? Math.ceil(count / 2) : fits(2) ? 2 : 1

    function fits(cellCount: int): bool {
        return cellCount * control.widest + (cellCount - 1) * control.spacing <= control.width;
    }

    function cellWidth(own: real): real {
        if (control.even)
            return Math.floor((control.width - (control.count - 1) * control.spacing) / Math.max(1, control.count));
        if (control.oneRow)
            return Math.floor(own + (control.width - control.wanted) / Math.max(1, control.count));
        return Math.floor((control.width - (control.perRow - 1) * control.spacing) / Math.max(1, control.perRow));
    }

    objectName: "structures"
    spacing: even ? Theme.unit : 4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What to build")

    Repeater {
        id: cells

        model: control.pad.structures

        BarragePadButton {
            required property string structure
            required property bool offered

            required text
            required symbol
            objectName: "choice_" + structure
            width: control.cellWidth(implicitWidth)
            narrow: control.width < 370
            enabled: offered
            checked: control.pad.structure === structure
            onClicked: {
                control.pad.kind = PadKind.Build;
                control.pad.structure = structure;
            }
        }
    }
}
