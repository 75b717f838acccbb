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

    readonly property int segment: draft.segment
    readonly property wheelSegment chosen: draft.inSegment

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
        onChosen: value => control.draft.segment = Number(value)
    }
    BarragePadAmount {
        objectName: "segmentExcavators"
        width: parent.width
        text: qsTr("Excavators in segment %1").arg(control.segment + 1)
        value: control.chosen.excavators
        to: control.draft.mostMachines
        onMoved: amount => control.draft.setMachines(amount, control.chosen.mixers)
    }
    BarragePadAmount {
        objectName: "segmentMixers"
        width: parent.width
        text: qsTr("Concrete mixers in segment %1").arg(control.segment + 1)
        value: control.chosen.mixers
        to: control.draft.mostMachines
        onMoved: amount => control.draft.setMachines(control.chosen.excavators, amount)
    }
    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: control.draft.tiles

            ChoiceRow {
                required property string item
                required property string label
                required property bool chosen

                objectName: "segmentTile_" + item
                width: list.width
                text: label
                checked: chosen
                onClicked: control.draft.layTile(item)
            }
        }
    }
}
