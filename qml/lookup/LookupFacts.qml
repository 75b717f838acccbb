pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// The facts of an entry, a line each; a line that names another entry leads there.
Column {
    id: control

    property string title
    property var facts: []

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
            model: control.facts.length

            LookupFactRow {
                required property int index
                readonly property var fact: control.facts[index] ?? ({})

                width: control.width
                text: fact.label ?? ""
                value: fact.value ?? ""
                leads: (fact.link ?? "") !== ""
                onClicked: control.linkChosen(fact.link)
            }
        }
    }
}
