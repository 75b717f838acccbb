pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp

// The keys of the table: Enter goes on, W asks why, Ctrl+Z takes back, 1 to 9 tick.
Item {
    id: control

    signal done
    signal why
    signal tick(int step)

    Shortcut {
        enabled: control.enabled
        sequences: ["Return", "Enter"]
        onActivated: control.done()
    }
    Shortcut {
        enabled: control.enabled
        sequences: ["W"]
        onActivated: control.why()
    }
    Shortcut {
        enabled: control.enabled
        sequences: ["Ctrl+Z"]
        onActivated: BarrageApp.table.undo()
    }
    Shortcut {
        enabled: control.enabled
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: BarrageApp.table.redo()
    }
    Instantiator {
        model: 9

        Shortcut {
            required property int index

            enabled: control.enabled
            sequence: String(index + 1)
            onActivated: control.tick(index)
        }
    }
}
