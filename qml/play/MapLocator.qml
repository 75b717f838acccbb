pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.MapApp

// The whole map, small: where on the board something lies. Nothing to tap.
Rectangle {
    id: control

    required property MapScene scene
    required property MapInk ink
    property mapHighlights shown
    property string name

    readonly property real unit: Math.min((width - 2) / scene.bounds.width, (height - 2) / scene.bounds.height)

    implicitWidth: 148
    implicitHeight: Math.round(implicitWidth * scene.bounds.height / scene.bounds.width)
    color: ink.ground
    radius: Theme.chipRadius
    border.width: 1
    border.color: Theme.line2
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    Repeater {
        model: [MapLayer.Board, MapLayer.Highlights, MapLayer.Winner]

        MapLayer {
            required property int modelData

            anchors.centerIn: parent
            part: modelData
            scene: control.scene
            ink: control.ink
            shown: control.shown
            area: control.scene.bounds
            unit: control.unit
        }
    }
}
