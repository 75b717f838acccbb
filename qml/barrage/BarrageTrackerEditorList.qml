pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Things that are there or not, each turned on or off by a tap.
Column {
    id: control

    required property string title
    required property GadgetList rows // each a draftChoice

    signal toggled(string id)

    spacing: 4

    KitText {
        visible: control.title !== ""
        width: parent.width
        level: KitText.Overline
        text: control.title
    }
    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: control.rows

            ChoiceRow {
                required property string item
                required property string label
                required property string note
                required property bool chosen

                objectName: "toggle_" + item
                width: list.width
                text: label
                detail: note
                checked: chosen
                Accessible.role: Accessible.CheckBox
                onClicked: control.toggled(item)
            }
        }
    }
}
