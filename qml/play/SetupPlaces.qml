pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Places and what lies on each, family by family.
Column {
    id: control

    required property GadgetList places

    signal asked(string family, int place, string text)

    Repeater {
        model: control.places

        Column {
            id: row

            required property string title
            required property string family
            required property int place
            required property string symbol
            required property string text
            required property string value
            required property bool entered
            required property bool closes
            required property int index

            width: control.width

            Item {
                visible: row.title !== "" && row.index > 0
                width: 1
                height: Theme.gap
            }
            SectionHead {
                visible: row.title !== ""
                width: parent.width
                ruled: false
                text: row.title
            }
            Item {
                visible: row.title !== ""
                width: 1
                height: Theme.unit
            }
            ListRow {
                objectName: "place_" + row.family + "_" + row.place
                width: parent.width
                firstRow: row.title !== ""
                lastRow: row.closes
                symbol: row.entered ? "check" : row.symbol
                symbolColor: row.entered ? Theme.ok : Theme.primary
                text: row.text
                detail: row.entered ? row.value : qsTr("Tap to choose")
                onClicked: control.asked(row.family, row.place, row.text)

                RowFrame {
                    anchors.fill: parent
                    z: -2
                    firstRow: row.title !== ""
                    lastRow: row.closes
                }
            }
        }
    }
}
