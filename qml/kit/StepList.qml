pragma ComponentBehavior: Bound

import QtQuick

// Numbered instructions to tick off while the hands move the pieces. The numbers run through all groups.
//   groups: [{title, symbol, note, steps: [{text, symbol, done}]}]   text may hold <b>…</b>; a title may be empty
// `framed`: the list is all there is in a card without padding, so its ends are round.
// Ticks start from `done` of the steps and are kept here; `toggled` tells whoever saves them.
Column {
    id: control

    property var groups: []
    property var done: []
    property bool framed: false
    readonly property int stepCount: done.length
    readonly property int current: done.indexOf(false)

    signal toggled(int index, bool done)

    function starts(): var {
        const result = [];
        let next = 0;
        for (let i = 0; i < control.groups.length; ++i) {
            result.push(next);
            next += control.groups[i].steps.length;
        }
        return result;
    }

    function readTicks() {
        const ticks = [];
        for (let i = 0; i < control.groups.length; ++i) {
            const steps = control.groups[i].steps;
            for (let j = 0; j < steps.length; ++j)
                ticks.push(steps[j].done === true);
        }
        control.done = ticks;
    }

    function toggle(index: int) {
        if (index < 0 || index >= control.done.length)
            return;
        const ticks = control.done.slice();
        ticks[index] = !ticks[index];
        control.done = ticks;
        control.toggled(index, ticks[index]);
    }

    onGroupsChanged: readTicks()
    Component.onCompleted: readTicks()
    Accessible.role: Accessible.List

    Repeater {
        model: control.groups

        Column {
            id: group

            required property var modelData
            required property int index
            readonly property int start: control.starts()[index] ?? 0

            width: control.width

            StepGroupHead {
                visible: (group.modelData.title ?? "") !== ""
                width: parent.width
                roundTop: control.framed && group.index === 0
                text: group.modelData.title ?? ""
                symbol: group.modelData.symbol ?? ""
                note: group.modelData.note ?? ""
            }
            Repeater {
                model: group.modelData.steps

                StepRow {
                    id: row

                    required property var modelData
                    required property int index
                    readonly property int place: group.start + index

                    objectName: "step_" + place
                    width: control.width
                    number: place + 1
                    text: modelData.text
                    symbol: modelData.symbol ?? ""
                    done: control.done[place] === true
                    current: control.current === place
                    firstRow: control.framed && place === 0 && (group.modelData.title ?? "") === ""
                    lastRow: control.framed && place === control.stepCount - 1
                    onClicked: control.toggle(row.place)
                }
            }
        }
    }
}
