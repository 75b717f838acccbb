pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp

// What a screen reader finds on the map: one element for each place that can be tapped. Lies in board units.
Item {
    id: control

    property MapScene scene
    property var selectable: null

    signal pressed(string id)

    readonly property real size: 124

    Repeater {
        model: control.scene ? control.scene.places : []

        Item {
            id: place

            required property var modelData

            objectName: "space_" + modelData.id
            visible: control.selectable === null || control.selectable.indexOf(modelData.id) >= 0
            x: modelData.x - width / 2
            y: modelData.y - height / 2
            width: control.size
            height: control.size
            Accessible.role: Accessible.Button
            Accessible.name: control.scene.revision >= 0 ? control.scene.describe(modelData.id) : ""
            Accessible.onPressAction: control.pressed(modelData.id)
        }
    }
}
