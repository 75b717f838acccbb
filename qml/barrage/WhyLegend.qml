pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// What the frames on the map mean, in the very forms the map uses, in one line: where it is too long, what fell out
// before goes first.
Flow {
    id: control

    property var items: []

    readonly property var shorter: items.filter(item => item.kind !== "gone")
    readonly property bool whole: wantedBy(items) <= width

    function wantedBy(entries: var): real {
        let sum = 0;
        for (const entry of entries)
            sum += 26 + Theme.unit + Math.ceil(letters.advanceWidth(entry.text)) + 1 + (sum > 0 ? control.spacing : 0);
        return sum;
    }

    spacing: Theme.margin

    FontMetrics {
        id: letters

        font: measure.font
    }
    KitText {
        id: measure

        visible: false
        level: KitText.Detail
    }
    Repeater {
        model: control.whole || control.shorter.length === 0 ? control.items : control.shorter

        Row {
            id: entry

            required property var modelData

            spacing: Theme.unit

            WhyLegendSign {
                kind: entry.modelData.kind
                anchors.verticalCenter: parent.verticalCenter
            }
            KitText {
                level: KitText.Detail
                tight: true
                text: entry.modelData.text
                color: Theme.text
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
