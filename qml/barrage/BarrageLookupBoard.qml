pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// Where an entry is on the printed board; a tap on a place leads to it. Below, what comes after its code.
LookupForm {
    id: control

    readonly property string key: entry.key ?? ""
    readonly property var shown: key !== "" ? BarrageLookup.onBoard(key) : ({})
    readonly property var orders: key !== "" && BarrageLookup.revision >= 0 ? BarrageLookup.codesAfter(key) : []

    Rectangle {
        width: parent.width
        height: Math.round(Math.min(width * 0.9, 420))
        radius: Theme.radius
        color: BarrageTheme.mapPlain
        border.width: 1
        border.color: Theme.line

        BoardMap {
            objectName: "lookupMap"
            anchors.fill: parent
            anchors.margins: 1
            scene: BarrageLookup.board
            highlights: control.shown.highlights ?? ({})
            focusOn: control.shown.focusOn ?? []
            onSpaceTapped: id => control.entryChosen(BarrageLookup.keyOfPlace(id))
        }
    }
    Repeater {
        model: control.orders.length

        Column {
            id: order

            required property int index
            readonly property var row: control.orders[index] ?? ({})

            width: control.width
            spacing: Theme.unit

            SectionHead {
                width: parent.width
                ruled: false
                text: order.row.title ?? ""
            }
            Flow {
                width: parent.width
                spacing: 4

                Repeater {
                    model: (order.row.codes ?? []).length

                    BarrageLookupCode {
                        required property int index
                        readonly property var code: order.row.codes[index] ?? ({})

                        objectName: "lookupCode_" + (code.text ?? "")
                        text: code.text ?? ""
                        chosen: index === 0
                        onClicked: control.entryChosen(code.key)
                    }
                }
            }
        }
    }
}
