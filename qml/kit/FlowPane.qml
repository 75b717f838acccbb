pragma ComponentBehavior: Bound

import QtQuick

// Panes side by side as the width allows: one below 840, two from 840, three from 1200. With one, `current` is
// the pane in sight; with two, the first and the current one (or the second). The children are the panes.
//   FlowPane { widths: [400, 0, 340]; TurnPane {} BoardPane {} TrackerPane {} }     0 takes what is left
Item {
    id: control

    default property alias panes: holder.data
    property var widths: []
    property int current: 0

    readonly property int count: holder.children.length
    readonly property int columns: Math.min(count, Theme.panes(width, height))

    function shown(index: int): bool {
        if (control.columns >= control.count)
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
        for (let i = 0; i < control.count; ++i) {
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

    function place(index: int) {
        const pane = holder.children[index];
        pane.visible = Qt.binding(() => control.shown(index));
        pane.x = Qt.binding(() => control.paneX(index));
        pane.width = Qt.binding(() => control.paneWidth(index));
        pane.height = Qt.binding(() => control.height);
    }

    Item {
        id: holder

        anchors.fill: parent
        Component.onCompleted: {
            for (let i = 0; i < children.length; ++i)
                control.place(i);
        }
    }
    Repeater {
        model: control.columns - 1

        Rectangle {
            required property int index
            readonly property int pane: control.columns === control.count ? index + 1 : Math.max(1, control.current)

            x: control.paneX(pane)
            width: 1
            height: control.height
            color: Theme.line
        }
    }
}
