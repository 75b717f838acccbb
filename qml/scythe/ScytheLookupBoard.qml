import QtQuick
import Automa.Kit
import Automa.Lookup
import Automa.ScytheApp

// Where an entry is on the printed board; a tap on a place leads to it.
LookupForm {
    id: control

    readonly property string key: entry.key

    Rectangle {
        width: parent.width
        height: Math.round(Math.min(width, 440))
        radius: Theme.radius
        color: Theme.bg
        border.width: 1
        border.color: Theme.line

        ScytheMapView {
            objectName: "lookupMap"
            anchors.fill: parent
            anchors.margins: 1
            scene: ScytheLookup.board
            shown: ScytheLookup.onBoard(control.key)
            onSpaceTapped: place => control.entryChosen(ScytheLookup.keyOfPlace(place))
        }
    }
}
