pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.BarrageApp
import Automa.Kit

// The construction wheel: six segments, the open one on top, turning clockwise.
Item {
    id: control

    property var segments: [] // each a wheelSegment, the open one first
    // The segment that is being set; -1: none.
    property int marked: -1

    readonly property real radius: Math.max(10, width / 2 - 1)
    readonly property real hub: radius * 0.34

    function described(): string {
        const parts = [];
        for (let i = 0; i < control.segments.length; ++i) {
            const segment = control.segments[i];
            if (segment.filled)
                parts.push(qsTr("segment %1: %2, excavators %3, mixers %4").arg(i + 1).arg(segment.name).arg(segment.excavators).arg(segment.mixers));
        }
        return parts.length === 0 ? qsTr("The wheel is empty") : parts.join("; ");
    }

    implicitWidth: 156
    implicitHeight: width
    Accessible.role: Accessible.Graphic
    Accessible.name: described()

    Repeater {
        model: control.segments

        Item {
            id: segment

            required property wheelSegment modelData
            required property int index
            readonly property real middle: index * Math.PI / 3
            readonly property real from: index * 60 - 120

            anchors.fill: parent
            z: index === control.marked ? 1 : 0

            Shape {
                anchors.fill: parent

                ShapePath {
                    strokeColor: segment.index === control.marked ? Theme.primary : Theme.line2
                    strokeWidth: segment.index === control.marked ? 4 : 1.5
                    fillColor: segment.index === 0 ? Theme.brassC : segment.modelData.filled ? Theme.primaryC : Theme.surface
                    startX: control.width / 2
                    startY: control.width / 2

                    PathAngleArc {
                        moveToStart: false
                        centerX: control.width / 2
                        centerY: control.width / 2
                        radiusX: control.radius
                        radiusY: control.radius
                        startAngle: segment.from
                        sweepAngle: 60
                    }
                    PathLine {
                        x: control.width / 2
                        y: control.width / 2
                    }
                }
            }
            Column {
                x: control.width / 2 + Math.sin(segment.middle) * control.radius * 0.67 - width / 2
                y: control.width / 2 - Math.cos(segment.middle) * control.radius * 0.67 - height / 2

                Symbol {
                    visible: segment.modelData.filled && name !== ""
                    name: segment.modelData.symbol
                    color: Theme.primaryCInk
                    size: 20
                    anchors.horizontalCenter: parent.horizontalCenter
                }
                BarrageWheelLoad {
                    visible: segment.modelData.filled
                    excavators: segment.modelData.excavators
                    mixers: segment.modelData.mixers
                    anchors.horizontalCenter: parent.horizontalCenter
                }
                Text {
                    visible: !segment.modelData.filled
                    text: segment.index === 0 ? qsTr("open") : "–"
                    font.family: Theme.family
                    font.pixelSize: 13
                    font.bold: segment.index === 0
                    color: segment.index === 0 ? Theme.brassCInk : Theme.text2
                    Accessible.ignored: true
                }
            }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        z: 2
        width: 2 * control.hub
        height: width
        radius: control.hub
        color: Theme.surface
        border.width: 1.5
        border.color: Theme.line2

        Symbol {
            name: "turn"
            size: control.hub * 1.2
            anchors.centerIn: parent
        }
    }
}
