pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.InnovationApp
import Automa.Kit

// The Wanderers' own build: from a workshop over water and land to a hex that lies in nobody's reach.
Rectangle {
    id: control

    readonly property var hexes: ["wasteland", "mountain", "", "", "", "", "wasteland", "desert"]
    readonly property int start: 0
    readonly property int goal: 6
    readonly property string mine: hexes[start]
    readonly property int number: InnovationTiles.terrainNumber(mine)
    // A hex fills this part of the width of its picture.
    readonly property real flat: 0.77
    readonly property real size: Math.min(64, (width - 2 * Theme.gap) / ((hexes.length - 1) * flat + 1))
    readonly property real begin: (width - ((hexes.length - 1) * flat + 1) * size) / 2
    readonly property real above: 0.55 * size

    function middle(place: int): real {
        return begin + (place * flat + 0.5) * size;
    }

    implicitHeight: above + size + Theme.gap
    radius: Theme.radius
    color: InnovationTheme.mapGround
    border.width: 1
    border.color: Theme.line2
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A new workshop far from all others: reach does not count")

    Repeater {
        model: control.hexes

        Item {
            id: hex

            required property int index
            required property string modelData

            x: control.middle(index) - control.size / 2
            y: control.above
            width: control.size
            height: control.size

            Symbol {
                visible: hex.modelData === ""
                name: "innovation_hex_full"
                size: control.size
                color: InnovationTheme.water
            }
            Symbol {
                visible: hex.modelData === ""
                anchors.centerIn: parent
                name: "innovation_river"
                size: control.size * 0.5
                color: InnovationTheme.wave
            }
            InnovationTerrain {
                visible: hex.modelData !== ""
                size: control.size
                terrain: hex.modelData
            }
            // Dashed: not there yet.
            Rectangle {
                visible: hex.index === control.start || hex.index === control.goal
                anchors.centerIn: parent
                width: control.size * 0.5
                height: width
                radius: width * 0.16
                color: InnovationTheme.pieces[control.number]
                border.width: hex.index === control.start ? 2 : 0
                border.color: InnovationTheme.pieceInks[control.number]

                DashedFrame {
                    visible: hex.index === control.goal
                    anchors.fill: parent
                    color: InnovationTheme.pieceInks[control.number]
                    radius: parent.radius
                }
                Symbol {
                    anchors.centerIn: parent
                    name: "innovation_workshop"
                    size: control.size * 0.34
                    color: InnovationTheme.pieceInks[control.number]
                }
            }
        }
    }
    Shape {
        id: leap

        readonly property real fromX: control.middle(control.start) + 0.15 * control.size
        readonly property real toX: control.middle(control.goal) - 0.12 * control.size
        readonly property real foot: control.above + 0.06 * control.size
        readonly property real head: 0.2 * control.size

        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.text
            strokeWidth: 2.5
            strokeStyle: ShapePath.DashLine
            dashPattern: [0.6, 2]
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            startX: leap.fromX
            startY: leap.foot

            PathQuad {
                x: leap.toX
                y: leap.foot
                controlX: (leap.fromX + leap.toX) / 2
                controlY: leap.foot - 1.5 * control.above
            }
        }
        ShapePath {
            strokeColor: Theme.text
            strokeWidth: 2.5
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.MiterJoin
            fillColor: "transparent"
            startX: leap.toX - leap.head
            startY: leap.foot - leap.head

            PathLine {
                x: leap.toX
                y: leap.foot
            }
            PathLine {
                x: leap.toX - 1.2 * leap.head
                y: leap.foot + 0.2 * leap.head
            }
        }
    }
}
