import QtQuick
import QtQuick.Shapes
import Automa.Kit
import Automa.PlayApp

// A hex as the map frames it: candidate, out now, gone before, chosen, or what counts.
WhySign {
    id: control

    readonly property bool dashed: sign === Why.Out || sign === Why.Gone

    width: 22
    height: 22

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: control.sign === Why.Candidate ? Theme.primary : control.sign === Why.Gone ? Theme.line2 : Theme.text
            strokeWidth: control.dashed ? 1.5 : 2.5
            strokeStyle: control.dashed ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [2, 2]
            fillColor: control.sign === Why.Candidate ? Theme.primaryC : control.sign === Why.Winner ? Theme.winner : "transparent"
            startX: 11
            startY: 1

            PathLine { x: 20; y: 6 }
            PathLine { x: 20; y: 16 }
            PathLine { x: 11; y: 21 }
            PathLine { x: 2; y: 16 }
            PathLine { x: 2; y: 6 }
            PathLine { x: 11; y: 1 }
        }
    }
}
