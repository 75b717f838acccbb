pragma ComponentBehavior: Bound

import QtQuick

// The keys of the table: Enter goes on, W asks why, Ctrl+Z takes back, 1 to 9 tick.
Item {
    id: control

    signal done
    signal why
    signal tick(int number)
    signal undo
    signal redo

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
        onActivated: control.undo()
    }
    Shortcut {
        enabled: control.enabled
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: control.redo()
    }
    Instantiator {
        model: 9

        Shortcut {
            required property int index

            enabled: control.enabled
            sequence: String(index + 1)
            onActivated: control.tick(index + 1)
        }
    }
}
