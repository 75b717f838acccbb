import QtQuick
import QtQuick.Shapes
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// A dam space as the map draws it: candidate, out now, gone before, winner, or what counts.
WhySign {
    id: control

    readonly property bool dashed: sign === Why.Out || sign === Why.Gone

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: control.sign === Why.Candidate ? Theme.primary : control.sign === Why.Gone ? Theme.line2 : Theme.text
            strokeWidth: control.dashed ? 1.5 : 2.5
            strokeStyle: control.dashed ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [2, 2]
            fillColor: control.sign === Why.Candidate ? Theme.primaryC : control.sign === Why.Winner ? Theme.winner
                                                    : control.sign === Why.Reason ? Theme.sunken : "transparent"
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
            strokeColor: control.sign === Why.Out ? Theme.text : "transparent"
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
}
