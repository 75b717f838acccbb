pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// What is so or not, of a draft.
ListCard {
    id: control

    required property GadgetList flags

    signal switched(string field, bool on)

    Repeater {
        model: control.flags

        SwitchRow {
            required property string field
            required property bool on
            required text
            required detail

            objectName: "draft_" + field
            width: parent?.width ?? 0
            checked: on
            onToggled: control.switched(field, checked)
        }
    }
}
