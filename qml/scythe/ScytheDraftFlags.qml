pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// What is so or not, of a draft.
ListCard {
    id: control

    required property GadgetList flags
    // Before the field in the name of each row.
    property string names: "draft_"

    signal switched(string field, bool on)

    Repeater {
        model: control.flags

        SwitchRow {
            required property string field
            required property bool on
            required text
            required detail

            objectName: control.names + field
            width: parent?.width ?? 0
            checked: on
            onSwitched: on => control.switched(field, on)
        }
    }
}
