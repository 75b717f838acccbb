import QtQuick
import QtQuick.Shapes
import Automa.Kit

// A dam space as the map draws it: candidate, out now, gone before, winner, or what counts.
Shape {
    id: control

    property string kind

    readonly property bool dashed: kind === "out" || kind === "gone"

    width: 26
    height: 16
    Accessible.ignored: true

    ShapePath {
        strokeColor: control.kind === "candidate" ? Theme.primary : control.kind === "gone" ? Theme.line2 : Theme.text
        strokeWidth: control.dashed ? 1.5 : 2.5
        strokeStyle: control.dashed ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [2, 2]
        fillColor: control.kind === "candidate" ? Theme.primaryC : control.kind === "winner" ? Theme.winner
                                                : control.kind === "reason" ? Theme.sunken : "transparent"
        startX: 2
        startY: 2

        PathLine {
            x: 24
            y: 2
        }
        PathLine {
            x: 21
            y: 14
        }
        PathLine {
            x: 5
            y: 14
        }
        PathLine {
            x: 2
            y: 2
        }
    }
    ShapePath {
        strokeColor: control.kind === "out" ? Theme.text : "transparent"
        strokeWidth: 2
        capStyle: ShapePath.RoundCap
        fillColor: "transparent"
        startX: 10
        startY: 5

        PathLine {
            x: 16
            y: 11
        }
        PathMove {
            x: 16
            y: 5
        }
        PathLine {
            x: 10
            y: 11
        }
    }
}
