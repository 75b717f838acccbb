import QtQuick
import Automa.Kit
import Automa.MapApp

// What lies under a resting finger, twice as large and beside it, with the name of the place that lifting chooses.
Item {
    id: control

    required property MapScene scene // none while no finger rests
    required property MapInk ink
    required property mapHighlights shown
    required property var selectable // see MapView
    required property real unit  // pixels a board unit, of the map
    required property point finger // in the window
    required property point at     // on the board

    readonly property real size: 148
    readonly property real close: Math.max(2 * unit, 0.6)
    readonly property string place: !scene ? "" : selectable === null ? scene.hit(at, unit).place
                                                                        : scene.hitAmong(selectable, at, unit).place

    Rectangle {
        id: glass

        objectName: "loupe"
        x: Math.max(4, Math.min(control.width - width - 4, control.finger.x - width / 2))
        y: control.finger.y - height - 40 >= 4 ? control.finger.y - height - 40
                                               : Math.min(control.height - height - 4, control.finger.y + 56)
        width: control.size
        height: control.size + name.height
        radius: Theme.radius
        color: Theme.surface
        border.width: 2
        border.color: Theme.text

        Item {
            x: 2
            y: 2
            width: control.size - 4
            height: control.size - 4
            clip: true

            MapLayer {
                part: MapLayer.Board
                scene: control.scene
                ink: control.ink
                area: Qt.rect(control.at.x - parent.width / control.close / 2, control.at.y - parent.height / control.close / 2,
                              parent.width / control.close, parent.height / control.close)
                unit: control.close
            }
            MapLayer {
                part: MapLayer.Winner
                scene: control.scene
                ink: control.ink
                shown: control.scene ? control.scene.looking(control.place) : control.shown
                area: Qt.rect(control.at.x - parent.width / control.close / 2, control.at.y - parent.height / control.close / 2,
                              parent.width / control.close, parent.height / control.close)
                unit: control.close
            }
        }
        KitText {
            id: name

            y: control.size
            width: parent.width
            height: implicitHeight + 8
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            maximumLineCount: 1
            text: control.scene && control.place !== "" ? control.scene.describe(control.place) : ""
        }
    }
}
