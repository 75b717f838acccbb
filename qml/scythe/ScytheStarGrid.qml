pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.ScytheApp

// A star card as it is printed: rows of four, read like a page. Colour is never the only sign: stars have a star, closed
// water a bar with strokes, the flip its II.
Grid {
    id: control

    required property var kinds // of StarSpaces.Kind
    property int cube: -1
    property sideLook look
    property real cell: 48

    columns: 4
    spacing: Math.max(2, cell * 0.16)
    Accessible.ignored: true

    Repeater {
        model: control.kinds

        Rectangle {
            id: space

            required property int modelData
            required property int index
            readonly property bool star: modelData === StarSpaces.Star || modelData === StarSpaces.Flip
            readonly property bool here: index === control.cube

            width: control.cell
            height: control.cell
            radius: control.cell * 0.16
            color: star ? Theme.brassC : index <= control.cube ? Theme.sunken : Theme.surface
            border.width: Math.max(1, control.cell / 24)
            border.color: star ? Theme.brass : Theme.line2

            Rectangle {
                visible: space.modelData === StarSpaces.Closed
                y: parent.height * 0.78
                x: 1
                width: parent.width - 2
                height: parent.height * 0.12
                color: ScytheTheme.river
            }
            Repeater {
                model: space.modelData === StarSpaces.Closed ? 2 : 0

                Rectangle {
                    required property int index

                    x: space.width * (0.36 + 0.2 * index)
                    y: space.height * 0.7
                    width: Math.max(1, space.width * 0.05)
                    height: space.height * 0.27
                    rotation: 25
                    color: Theme.danger
                }
            }
            Symbol {
                visible: space.here || space.star
                name: space.here ? "scythe_star_cube" : "scythe_star"
                color: space.here && control.look.given ? (Theme.dark ? control.look.fillDark : control.look.fill) : Theme.brass
                size: parent.width * (space.here ? 0.66 : 0.58)
                anchors.horizontalCenter: parent.horizontalCenter
                y: (parent.height - height) / 2 - (space.modelData === StarSpaces.Flip && !space.here ? parent.height * 0.1 : 0)
            }
            Text {
                visible: space.modelData === StarSpaces.Flip && !space.here
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height * 0.62
                text: "II"
                font.family: Theme.family
                font.bold: true
                font.pixelSize: Math.max(6, parent.height * 0.26)
                color: Theme.brassCInk
            }
            Text {
                visible: space.index === 0 && !space.here
                anchors.horizontalCenter: parent.horizontalCenter
                y: (parent.height - height) / 2 - (space.modelData === StarSpaces.Closed ? parent.height * 0.08 : 0)
                text: "I"
                font.family: Theme.family
                font.bold: true
                font.pixelSize: Math.max(6, parent.height * 0.4)
                color: Theme.text2
            }
        }
    }
}
