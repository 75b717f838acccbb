pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Whose look-up it is, where several games have one.
Flow {
    id: control

    required property GadgetList books
    property string chosen

    signal bookChosen(string game)

    spacing: Theme.unit

    Repeater {
        model: control.books

        FilterChip {
            required property string game
            required property string name

            objectName: "lookupBook_" + game
            width: Math.min(implicitWidth, control.width)
            checked: control.chosen === game
            text: name
            onClicked: control.bookChosen(game)
        }
    }
}
