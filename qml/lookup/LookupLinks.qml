pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Where to read on.
Column {
    id: control

    required property GadgetList links

    signal linkChosen(string key)

    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("See also")
    }
    ListCard {
        width: parent.width

        Repeater {
            model: control.links

            LookupLink {
                width: control.width
                onClicked: control.linkChosen(key)
            }
        }
    }
}
