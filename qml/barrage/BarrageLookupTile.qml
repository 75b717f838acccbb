pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// Both sides of an Automa tile: the actions in the order of trial, the criteria in their columns.
LookupForm {
    id: control

    readonly property int number: entry.kind === "tile" ? parseInt(entry.id) : 0
    readonly property lookupTile tile: BarrageLookup.tile(BarrageLookup.revision >= 0 ? number : 0)

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
                model: control.tile.columns

                Column {
                    id: column

                    required property lookupTileColumn modelData

                    visible: modelData.cells.length > 0
                    width: actions.width
                    spacing: 6

                    KitText {
                        width: parent.width
                        level: KitText.Small
                        font.bold: true
                        text: column.modelData.title
                    }
                    Repeater {
                        model: column.modelData.cells

                        BarrageLookupTileCell {
                            required property lookupTileCell modelData

                            objectName: "tileCell_" + modelData.order
                            width: column.width
                            cell: modelData
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
        criteria: control.tile.criteria
        headstreams: control.tile.headstreams
        onEntryChosen: key => control.entryChosen(key)
    }
}
