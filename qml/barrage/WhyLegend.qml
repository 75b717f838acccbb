pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.Kit

// What the frames on the map mean, in the very forms the map uses.
Flow {
    id: control

    property var items: []

    spacing: 16

    Repeater {
        model: control.items

        Row {
            id: entry

            required property var modelData
            readonly property string kind: modelData.kind
            readonly property bool dashed: kind === "out" || kind === "gone"

            spacing: Theme.unit

            Shape {
                width: 26
                height: 16
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true

                ShapePath {
                    strokeColor: entry.kind === "candidate" ? Theme.primary : entry.dashed ? Theme.line2 : Theme.text
                    strokeWidth: entry.dashed ? 1.5 : 2.5
                    strokeStyle: entry.dashed ? ShapePath.DashLine : ShapePath.SolidLine
                    dashPattern: [2, 2]
                    fillColor: entry.kind === "candidate" ? Theme.primaryC : entry.kind === "winner" ? Theme.winner
                                                                                                   : "transparent"
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
            }
            KitText {
                level: KitText.Detail
                tight: true
                text: (entry.kind === "out" ? "× " : "") + entry.modelData.text
                color: Theme.text
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
