pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The wheel of a draft: choose a segment, then say what lies in it. The open one is empty between turns.
Column {
    id: control

    // The open segment takes nothing by hand: what lies there turns away at once.
    readonly property var segments: {
        const rest = [];
        for (let number = 2; number <= 6; ++number)
            rest.push({
                value: String(number - 1),
                text: String(number)
            });
        return rest;
    }

    required property BarrageCompanyCorrection draft
    property int segment: 1

    readonly property wheelSegment chosen: draft.wheel[segment]
    readonly property var tiles: draft.wheel.length > 0 ? draft.tilesFor(segment) : [] // each a draftChoice

    spacing: Theme.gap

    BarrageWheelView {
        segments: control.draft.wheel
        marked: control.segment
        width: Math.min(200, parent.width)
        anchors.horizontalCenter: parent.horizontalCenter
    }
    KitText {
        width: parent.width
        level: KitText.Overline
        text: choice.label
    }
    SegmentedChoice {
        id: choice

        objectName: "draftSegment"
        width: parent.width
        label: qsTr("Segment, counted clockwise from the open one")
        current: String(control.segment)
        options: control.segments
        onChosen: value => control.segment = Number(value)
    }
    BarragePadAmount {
        objectName: "segmentExcavators"
        width: parent.width
        text: qsTr("Excavators in segment %1").arg(control.segment + 1)
        value: control.chosen.excavators
        to: 60
        onMoved: amount => control.draft.setMachines(control.segment, amount, control.chosen.mixers)
    }
    BarragePadAmount {
        objectName: "segmentMixers"
        width: parent.width
        text: qsTr("Concrete mixers in segment %1").arg(control.segment + 1)
        value: control.chosen.mixers
        to: 60
        onMoved: amount => control.draft.setMachines(control.segment, control.chosen.excavators, amount)
    }
    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: control.tiles.length

            ChoiceRow {
                required property int index
                readonly property var modelData: control.tiles[index] ?? ({})

                objectName: "segmentTile_" + modelData.item
                width: list.width
                text: modelData.label ?? ""
                checked: modelData.chosen ?? false
                onClicked: control.draft.layTile(control.segment, modelData.item)
            }
        }
    }
}
