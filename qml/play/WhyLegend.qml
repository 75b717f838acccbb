pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.PlayApp

// What the frames on the map mean, in the very forms the map uses, in one line: where it is too long, what fell out
// before goes first.
Flow {
    id: control

    required property GadgetList items
    required property Component sign
    // Where it is too long, what fell out before is left out.
    readonly property bool whole: wanted <= width
    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < entries.count; ++i)
            sum += (entries.itemAt(i)?.implicitWidth ?? 0) + (i > 0 ? spacing : 0);
        return sum;
    }

    spacing: Theme.margin

    Repeater {
        id: entries

        model: control.items

        Row {
            id: entry

            required property int sign
            required property string text

            visible: control.whole || sign !== Why.Gone || entries.count === 1
            spacing: Theme.unit

            Loader {
                id: slot

                sourceComponent: control.sign
                anchors.verticalCenter: parent.verticalCenter

                Binding {
                    target: slot.item
                    property: "sign"
                    value: entry.sign
                    when: slot.status === Loader.Ready
                }
            }
            KitText {
                level: KitText.Detail
                tight: true
                text: entry.text
                color: Theme.text
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
