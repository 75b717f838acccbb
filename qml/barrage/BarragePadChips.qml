pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// A few to tap, one of them on: production spaces, headstreams.
Column {
    id: control

    required property GadgetList model
    property string title
    // Of the chips' names.
    property string prefix: "chip_"

    signal chosen(string id)

    spacing: 2
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    KitText {
        width: parent.width
        level: KitText.Overline
        text: control.title
    }
    Flow {
        width: parent.width
        spacing: Theme.unit

        Repeater {
            model: control.model

            FilterChip {
                required property string chip
                required property string name
                required property bool chosen

                required text
                objectName: control.prefix + chip
                width: Math.min(Math.max(56, implicitWidth), parent.width)
                checkable: false
                checked: chosen
                Accessible.name: name
                onClicked: control.chosen(chip)
            }
        }
    }
}
