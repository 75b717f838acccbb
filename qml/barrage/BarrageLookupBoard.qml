pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// Where an entry is on the printed board; a tap on a place leads to it. Below, what comes after its code.
LookupForm {
    id: control

    readonly property string key: entry.key
    readonly property lookupPlaces places: BarrageLookup.onBoard(key)
    readonly property var orders: BarrageLookup.revision >= 0 ? BarrageLookup.codesAfter(key) : [] // each a lookupCodes

    Rectangle {
        width: parent.width
        height: Math.round(Math.min(width * 0.9, 420))
        radius: Theme.radius
        color: BarrageTheme.mapPlain
        border.width: 1
        border.color: Theme.line

        BarrageBoardMap {
            objectName: "lookupMap"
            anchors.fill: parent
            anchors.margins: 1
            scene: BarrageLookup.board
            shown: control.places.shown
            focusOn: control.places.focusOn
            onSpaceTapped: id => control.entryChosen(BarrageLookup.keyOfPlace(id))
        }
    }
    Repeater {
        model: control.orders

        Column {
            id: order

            required property lookupCodes modelData

            width: control.width
            spacing: Theme.unit

            SectionHead {
                width: parent.width
                ruled: false
                text: order.modelData.title
            }
            Flow {
                width: parent.width
                spacing: 4

                Repeater {
                    model: order.modelData.codes

                    BarrageLookupCode {
                        required property lookupCode modelData
                        required property int index

                        objectName: "lookupCode_" + modelData.text
                        text: modelData.text
                        chosen: index === 0
                        onClicked: control.entryChosen(modelData.key)
                    }
                }
            }
        }
    }
}
