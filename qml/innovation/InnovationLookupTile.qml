pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Lookup

// A round tile with both sides, or a final tile.
LookupForm {
    id: control

    readonly property bool last: entry.kind === "final_tile"

    Flow {
        width: parent.width
        spacing: Theme.margin

        Repeater {
            model: control.last ? [InnovationTiles.Final] : [InnovationTiles.Early, InnovationTiles.Late]

            Column {
                id: side

                required property int modelData

                spacing: 6

                InnovationTilePicture {
                    kind: side.modelData
                    value: Number(control.entry.id)
                    size: 56
                }
                KitText {
                    level: KitText.Detail
                    text: side.modelData === InnovationTiles.Early ? qsTr("Rounds 1–3") : side.modelData === InnovationTiles.Late ? qsTr("Rounds 4–6") : qsTr("Round 6, right half")
                }
            }
        }
    }
}
