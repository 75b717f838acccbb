import QtQuick
import QtQuick.Shapes

// A rounded frame in dashes: something that can be added, or is not there yet.
Shape {
    id: control

    property color color: Theme.line2
    property color fill: "transparent"
    property real radius: Theme.radius
    property real stroke: 1

    readonly property real inset: stroke / 2
    readonly property real far: Math.max(inset, width - inset)
    readonly property real low: Math.max(inset, height - inset)

    ShapePath {
        strokeColor: control.color
        strokeWidth: control.stroke
        strokeStyle: ShapePath.DashLine
        dashPattern: [4, 3]
        fillColor: control.fill
        startX: control.inset + control.radius
        startY: control.inset

        PathLine {
            x: control.far - control.radius
            y: control.inset
        }
        PathArc {
            x: control.far
            y: control.inset + control.radius
            radiusX: control.radius
            radiusY: control.radius
        }
        PathLine {
            x: control.far
            y: control.low - control.radius
        }
        PathArc {
            x: control.far - control.radius
            y: control.low
            radiusX: control.radius
            radiusY: control.radius
        }
        PathLine {
            x: control.inset + control.radius
            y: control.low
        }
        PathArc {
            x: control.inset
            y: control.low - control.radius
            radiusX: control.radius
            radiusY: control.radius
        }
        PathLine {
            x: control.inset
            y: control.inset + control.radius
        }
        PathArc {
            x: control.inset + control.radius
            y: control.inset
            radiusX: control.radius
            radiusY: control.radius
        }
    }
}
