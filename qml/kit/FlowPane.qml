pragma ComponentBehavior: Bound

import QtQuick

// Panes side by side as the width allows: one below 840, two from 840, three from 1200. With one, `current` is
// the pane in sight; with two, the first and the current one (or the second). A pane is made when first seen.
//   FlowPane { panes: [turn, board, tracker]; widths: [400, 0, 340] }     0 takes what is left
Item {
    id: control

    property list<Component> panes
    property var widths: []
    property int current: 0

    readonly property int columns: Math.min(panes.length, Theme.panes(width, height))

    function shown(index: int): bool {
        if (control.columns >= control.panes.length)
            return true;
        if (control.columns === 1)
            return index === control.current;
        return index === 0 || index === Math.max(1, control.current);
    }

    function fixedWidth(index: int): real {
        return control.widths[index] ?? 0;
    }

    function paneWidth(index: int): real {
        if (control.columns === 1)
            return control.width;
        if (control.columns === 2)
            return index === 0 ? Math.min(Theme.paneWidth, control.width / 2)
                               : control.width - Math.min(Theme.paneWidth, control.width / 2);
        if (control.fixedWidth(index) > 0)
            return control.fixedWidth(index);
        let taken = 0;
        let free = 0;
        for (let i = 0; i < control.panes.length; ++i) {
            taken += control.fixedWidth(i);
            free += control.fixedWidth(i) > 0 ? 0 : 1;
        }
        return (control.width - taken) / Math.max(1, free);
    }

    function paneX(index: int): real {
        let left = 0;
        for (let i = 0; i < index; ++i) {
            if (control.shown(i))
                left += control.paneWidth(i);
        }
        return left;
    }

    Repeater {
        model: control.panes.length

        Loader {
            id: pane

            required property int index
            property bool wanted: control.shown(index)

            visible: wanted
            active: false
            x: control.paneX(index)
            width: control.paneWidth(index)
            height: control.height
            sourceComponent: control.panes[index]
            onWantedChanged: if (wanted) active = true
            Component.onCompleted: active = wanted

            Rectangle {
                visible: pane.x > 0
                width: 1
                height: parent.height
                color: Theme.line
                z: 1
            }
        }
    }
}
