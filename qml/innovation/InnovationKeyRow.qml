pragma ComponentBehavior: Bound

import QtQuick
import Automa.App

// Slots of the board in a row; where the words do not fit, in several.
Grid {
    id: control

    required property GadgetList keys
    property string prefix

    readonly property real widest: {
        let most = 0;
        for (let i = 0; i < buttons.count; ++i)
            most = Math.max(most, (buttons.itemAt(i) as InnovationKeyButton)?.implicitWidth ?? 0);
        return most;
    }

    signal pressed(int slot)

    readonly property int most: Math.max(1, Math.min(buttons.count, Math.floor((width + spacing) / (Math.max(52, widest) + spacing))))

    spacing: 6
    // Rows of the same length, as far as that goes.
    columns: Math.ceil(buttons.count / Math.max(1, Math.ceil(buttons.count / most)))

    Repeater {
        id: buttons

        model: control.keys

        InnovationKeyButton {
            required property int slot

            required text
            required symbol
            required covered
            required used
            required name
            objectName: control.prefix + slot
            width: (control.width - (control.columns - 1) * control.spacing) / control.columns
            enabled: !covered
            onClicked: control.pressed(slot)
        }
    }
}
