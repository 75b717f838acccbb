pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// What may have changed between two rounds: terrain by the spades of the science bonus, markers by income.
Column {
    id: control

    // The height that the map may take.
    property real room: 400

    readonly property InnovationRoundStart round: InnovationRoundStart

    spacing: Theme.gap

    Card {
        objectName: "roundSpades"
        visible: control.round.spades
        width: parent.width
        padding: 0

        Column {
            id: spades

            width: parent.width
            spacing: Theme.unit
            bottomPadding: Theme.unit

            StepGroupHead {
                width: parent.width
                roundTop: true
                symbol: "innovation_spade"
                text: qsTr("Spades from the science bonus")
                note: qsTr("%n hex(es) entered", "", control.round.terraformed)
            }
            InnovationBoard {
                objectName: "roundMap"
                width: parent.width
                height: Math.min(control.room * 0.6, Math.round(width * land.height / land.width))
                forFingers: true
                loupe: true
                scene: control.round.scene
                shown: control.round.shown
                selectable: control.round.selectable
                onSpaceTapped: id => control.round.tapHex(id)
            }
            KitText {
                objectName: "roundHex"
                x: Theme.margin
                width: parent.width - 2 * Theme.margin
                font.bold: true
                text: control.round.hexText
            }
            Flow {
                x: Theme.margin
                width: parent.width - 2 * Theme.margin
                spacing: Theme.unit

                Repeater {
                    model: control.round.terrains

                    TerrainKey {}
                }
            }
        }
    }
    Card {
        objectName: "roundLevels"
        visible: control.round.levels.count > 0
        width: parent.width
        padding: 0

        Column {
            id: markers

            width: parent.width

            StepGroupHead {
                width: parent.width
                roundTop: true
                symbol: "innovation_science"
                text: control.round.levelsTitle
            }
            Repeater {
                model: control.round.levels

                InnovationAskLine {
                    width: markers.width
                    form: InnovationForm.Level
                    detail: ""
                    most: 12
                    onChangedTo: value => control.round.setLevel(index, value)
                }
            }
        }
    }

    component TerrainKey: KitButton {
        required property int index
        required property string modelData

        objectName: "roundTerrain_" + modelData
        compact: true
        enabled: control.round.hex !== ""
        symbol: "innovation_" + modelData
        text: control.round.terrainNames[index]
        kind: control.round.terrain === modelData ? KitButton.Primary : KitButton.Secondary
        onClicked: control.round.dig(modelData)
    }
}
