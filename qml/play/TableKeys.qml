pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// The keys of the table: Enter presses what has the focus or else goes on, W asks why, Ctrl+Z takes back, 1 to 9 tick.
Item {
    id: control

    signal done
    signal why
    signal tick(int number)
    signal undo
    signal redo

    // Only what the keys themselves have reached is pressed; a finger leaves the focus behind it.
    function enter() {
        const focused = Window.window?.activeFocusItem as T.AbstractButton;
        if (!focused?.visualFocus || !pressed.press())
            control.done();
    }

    FocusedPress {
        id: pressed
    }
    Shortcut {
        enabled: control.enabled
        sequences: ["Return", "Enter"]
        autoRepeat: false
        onActivated: control.enter()
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
