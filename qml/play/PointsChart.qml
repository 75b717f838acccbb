pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.App
import Automa.Kit

// Points from stage to stage, a line for each side: told apart by colour, dash, marker and the seal at its end.
//   labels: one for each point
Item {
    id: control

    property var labels: []
    required property GadgetList lines // of PointsLine
    required property string name
    property int most: 1

    readonly property int step: most > 150 ? 50 : most > 60 ? 25 : 10
    readonly property int ceiling: Math.ceil(Math.max(1, most) / step) * step
    readonly property real plotLeft: 36 * Theme.textScale
    readonly property real plotRight: width - 34
    readonly property real low: height - 34 * Theme.textScale
    readonly property real high: 10

    function px(index: int): real {
        return control.plotLeft + (control.plotRight - control.plotLeft - 8) * index / Math.max(1, control.labels.length - 1);
    }

    function py(points: int): real {
        return control.low - (control.low - control.high) * Math.max(0, points) / control.ceiling;
    }

    // Seals at the ends of the lines keep apart.
    function endY(index: int): real {
        const order = [];
        for (let i = 0; i < control.lines.count; ++i) {
            const points = control.lines.at(i).points;
            order.push({ i: i, y: control.py(points[points.length - 1] ?? 0) });
        }
        order.sort((a, b) => a.y - b.y);
        for (let i = 1; i < order.length; ++i)
            order[i].y = Math.max(order[i].y, order[i - 1].y + 26);
        return order.find(each => each.i === index)?.y ?? 0;
    }

    implicitHeight: 240
    Accessible.role: Accessible.Chart
    Accessible.name: name

    Repeater {
        model: control.ceiling / control.step + 1

        Item {
            id: rule

            required property int index

            y: control.py(index * control.step)

            Rectangle {
                x: control.plotLeft
                width: control.plotRight - control.plotLeft
                height: 1
                color: Theme.line
            }
            KitText {
                width: control.plotLeft - 6
                y: -height / 2
                level: KitText.Small
                tight: true
                horizontalAlignment: Text.AlignRight
                text: rule.index * control.step
            }
        }
    }
    Repeater {
        model: control.labels

        KitText {
            required property string modelData
            required property int index

            x: Math.min(control.px(index) - width / 2, control.width - width)
            y: control.low + height / 2 + 2
            level: KitText.Small
            tight: true
            text: modelData
        }
    }
    Repeater {
        model: control.lines

        Item {
            id: line

            required property int index
            required property sideLook look
            required property var points
            readonly property color fill: Theme.dark ? look.fillDark : look.fill
            // White on white and black on black would not be seen.
            readonly property bool pale: Theme.dark ? fill.hslLightness < 0.2 : fill.hslLightness > 0.9
            readonly property color ink: pale ? Theme.text2 : fill
            readonly property var way: Array.from(points).map((points, i) => Qt.point(control.px(i), control.py(points)))

            anchors.fill: parent

            Shape {
                anchors.fill: parent

                // The dashes lie on it, so that the line is whole.
                ShapePath {
                    strokeColor: Qt.rgba(line.ink.r, line.ink.g, line.ink.b, 0.4)
                    strokeWidth: 3
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathPolyline {
                        path: line.way
                    }
                }
                ShapePath {
                    strokeColor: line.ink
                    strokeWidth: 3
                    fillColor: "transparent"
                    capStyle: ShapePath.FlatCap
                    joinStyle: ShapePath.RoundJoin
                    strokeStyle: line.look.dash.length > 0 ? ShapePath.DashLine : ShapePath.SolidLine
                    dashPattern: line.look.dash.length > 0 ? line.look.dash : [1, 0]

                    PathPolyline {
                        path: line.way
                    }
                }
            }
            Repeater {
                model: line.points.length

                // Round, square or on its corner; every other one hollow.
                Rectangle {
                    required property int index
                    readonly property int form: line.look.marker

                    x: control.px(index) - width / 2
                    y: control.py(line.points[index] ?? 0) - height / 2
                    width: form === 2 ? 8 : 9
                    height: width
                    radius: form % 3 === 0 ? width / 2 : 0
                    rotation: form === 2 ? 45 : 0
                    color: form < 3 ? line.ink : Theme.surface
                    border.width: 2
                    border.color: line.ink
                }
            }
            SideSeal {
                look: line.look
                size: 24
                x: control.width - width
                y: Math.min(control.endY(line.index) - height / 2, control.low - 12)
            }
        }
    }
}
