pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The facts of an entry, a line each; a line that names another entry leads there.
Column {
    id: control

    required property GadgetList facts
    property string title

    signal linkChosen(string key)

    spacing: Theme.unit

    SectionHead {
        visible: control.title !== ""
        width: parent.width
        ruled: false
        text: control.title
    }
    ListCard {
        width: parent.width

        Repeater {
            model: control.facts

            LookupFactRow {
                required property string label
                required property string link

                width: control.width
                text: label
                leads: link !== ""
                onClicked: control.linkChosen(link)
            }
        }
    }
}
