import QtQuick
import QtQuick.Shapes
import Automa.Kit

// A segment of the construction wheel, counted clockwise from the open one on top.
Item {
    id: control

    required property int index
    required property string symbol
    required property string name
    required property int excavators
    required property int mixers
    required property bool filled
    property bool marked: false
    property real radius: 10
    property string emptyText

    readonly property real middle: index * Math.PI / 3
    readonly property real from: index * 60 - 120

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: control.marked ? Theme.primary : Theme.line2
            strokeWidth: control.marked ? 4 : 1.5
            fillColor: control.index === 0 ? Theme.brassC : control.filled ? Theme.primaryC : Theme.surface
            startX: control.width / 2
            startY: control.width / 2

            PathAngleArc {
                moveToStart: false
                centerX: control.width / 2
                centerY: control.width / 2
                radiusX: control.radius
                radiusY: control.radius
                startAngle: control.from
                sweepAngle: 60
            }
            PathLine {
                x: control.width / 2
                y: control.width / 2
            }
        }
    }
    Column {
        x: control.width / 2 + Math.sin(control.middle) * control.radius * 0.67 - width / 2
        y: control.width / 2 - Math.cos(control.middle) * control.radius * 0.67 - height / 2

        Symbol {
            visible: control.filled && name !== ""
            name: control.symbol
            color: Theme.primaryCInk
            size: 20
            anchors.horizontalCenter: parent.horizontalCenter
        }
        BarrageWheelLoad {
            visible: control.filled
            excavators: control.excavators
            mixers: control.mixers
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Text {
            visible: !control.filled
            text: control.emptyText
            font.family: Theme.family
            font.pixelSize: 13
            font.bold: control.index === 0
            color: control.index === 0 ? Theme.brassCInk : Theme.text2
            Accessible.ignored: true
        }
    }
}
