pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Lookup
import Automa.Play

// A terrain: its two priority rows, and the lettered hexes of the first workshops on both sides of the board.
LookupForm {
    id: control

    readonly property string terrain: entry.id

    Card {
        width: parent.width

        Column {
            id: rows

            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.unit

            Repeater {
                model: ["A", "B"]

                Row {
                    id: row

                    required property string modelData

                    spacing: 6
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Row %1").arg(modelData)

                    KitText {
                        width: Math.max(22, implicitWidth)
                        anchors.verticalCenter: parent.verticalCenter
                        font.bold: true
                        text: row.modelData
                        Accessible.ignored: true
                    }
                    Repeater {
                        model: InnovationLookup.terrainRow(control.terrain, row.modelData)

                        InnovationTerrain {
                            required property string modelData

                            size: Math.min(38, (rows.width - 70) / 7)
                            terrain: modelData
                        }
                    }
                }
            }
        }
    }
    Repeater {
        model: [false, true]

        Column {
            id: side

            required property bool modelData

            width: control.width
            spacing: 4

            SectionHead {
                width: parent.width
                ruled: false
                text: side.modelData ? qsTr("First workshops, larger map") : qsTr("First workshops, smaller map")
            }
            MapLocator {
                width: parent.width
                height: Math.round(width * scene.bounds.height / scene.bounds.width)
                scene: side.modelData ? InnovationLookup.largeMap : InnovationLookup.smallMap
                ink: InnovationInk {}
                shown: InnovationLookup.letters(control.terrain, side.modelData)
                name: qsTr("The hexes with the letters A to F")
            }
        }
    }
}
