pragma ComponentBehavior: Bound

import QtQuick
import Automa.MapApp

// What a screen reader finds on the map: one element for each place that can be tapped. Lies in board units.
Item {
    id: control

    required property MapScene scene
    property var selectable: null
    property size least: Qt.size(124, 124) // of an element, in board units

    signal pressed(string id)

    Repeater {
        model: control.scene ? control.scene.places : null

        Item {
            id: element

            required property string place
            required property point centre
            required property rect frame

            objectName: "space_" + place
            visible: control.selectable === null || control.selectable.indexOf(place) >= 0
            x: centre.x - width / 2
            y: centre.y - height / 2
            width: Math.max(frame.width, control.least.width)
            height: Math.max(frame.height, control.least.height)
            Accessible.role: Accessible.Button
            Accessible.name: control.scene.revision >= 0 ? control.scene.describe(place) : ""
            Accessible.onPressAction: control.pressed(element.place)
        }
    }
}
