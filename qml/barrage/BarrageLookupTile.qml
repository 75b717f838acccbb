pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// Both sides of an Automa tile: the actions in the order of trial, the criteria in their columns.
LookupForm {
    id: control

    readonly property int number: entry.kind === "tile" ? parseInt(entry.id) : 0
    readonly property var tile: number > 0 && BarrageLookup.revision >= 0 ? BarrageLookup.tile(number) : ({})
    readonly property var columns: tile.columns ?? []

    holdsFacts: true
    wide: true
    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Action side")
        note: qsTr("tried from the top; dashed: the turn goes on")
    }
    Rectangle {
        width: parent.width
        height: actions.height + 20
        radius: Theme.radius
        color: Theme.sunken
        border.width: 1
        border.color: Theme.line

        Column {
            id: actions

            x: 10
            y: 10
            width: parent.width - 20
            spacing: 6

            Repeater {
                model: control.columns.length

                Column {
                    id: column

                    required property int index
                    readonly property var part: control.columns[index] ?? ({})
                    readonly property var cells: part.cells ?? []

                    visible: cells.length > 0
                    width: actions.width
                    spacing: 6

                    KitText {
                        width: parent.width
                        level: KitText.Small
                        font.bold: true
                        text: column.part.title ?? ""
                    }
                    Repeater {
                        model: column.cells.length

                        BarrageLookupTileCell {
                            required property int index

                            objectName: "tileCell_" + (cell.order ?? 0)
                            width: column.width
                            cell: column.cells[index] ?? ({})
                            onClicked: control.entryChosen(cell.key)
                        }
                    }
                }
            }
        }
    }
    Item {
        width: 1
        height: Theme.unit
    }
    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Criteria side")
        note: qsTr("applied from the top")
    }
    BarrageLookupTileCriteria {
        width: parent.width
        criteria: control.tile.criteria ?? []
        headstreams: control.tile.headstreams ?? []
        onEntryChosen: key => control.entryChosen(key)
    }
}
