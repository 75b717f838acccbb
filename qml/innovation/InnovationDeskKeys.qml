pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// What else a human may have done: power and book actions, an innovation, science, pass. All of it may stay
// unentered; the app asks when the Automa looks at it.
Column {
    id: control

    property bool more: false
    property bool turnKey: false

    readonly property InnovationDesk desk: InnovationApp.desk

    objectName: "deskKeys"
    spacing: Theme.unit

    SectionHead {
        width: parent.width
        text: qsTr("Power actions")
    }
    InnovationKeyRow {
        prefix: "power_"
        width: parent.width
        keys: control.desk.power
        onPressed: slot => control.desk.usePower(slot)
    }
    Flow {
        width: parent.width
        spacing: Theme.unit

        InnovationKeyButton {
            objectName: "passKey"
            width: Math.max(84, implicitWidth)
            symbol: "pass"
            text: qsTr("Pass")
            used: control.desk.passing
            onClicked: control.desk.pass()
        }
        InnovationKeyButton {
            objectName: "deskMore"
            width: Math.max(84, implicitWidth)
            symbol: "innovation_science"
            text: control.more ? qsTr("Fewer") : qsTr("Books, science…")
            used: control.more
            onClicked: control.more = !control.more
        }
        InnovationKeyButton {
            objectName: "turnMap"
            visible: control.turnKey
            width: Math.max(84, implicitWidth)
            symbol: "innovation_map_turn"
            text: qsTr("Turn the map")
            onClicked: InnovationApp.turnMap()
        }
    }
    Column {
        visible: control.more
        width: parent.width
        spacing: Theme.unit

        SectionHead {
            width: parent.width
            text: qsTr("Book actions")
        }
        InnovationKeyRow {
            prefix: "book_"
            width: parent.width
            keys: control.desk.books
            onPressed: slot => control.desk.useBook(slot)
        }
        SectionHead {
            width: parent.width
            text: qsTr("Science: levels, or a scholar on the next free space")
        }
        Repeater {
            model: control.desk.science

            InnovationScienceRow {
                width: control.width
                onStudied: how => control.desk.study(discipline, how)
            }
        }
        SectionHead {
            width: parent.width
            text: qsTr("Take an innovation, %n left", "", control.desk.innovationsLeft)
        }
        InnovationKeyRow {
            prefix: "innovation_"
            width: parent.width
            keys: control.desk.innovations
            onPressed: slot => control.desk.takeInnovation(slot)
        }
    }
    KitText {
        width: parent.width
        level: KitText.Small
        text: qsTr("Optional. The app asks for anything the Automa needs to know.")
    }
}
