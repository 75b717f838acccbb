pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// Numbered instructions to tick off while the hands move the pieces. `framed`: the list is all there is in a card
// without padding, so its ends are round. `past`: they are only read.
Column {
    id: control

    required property StepListModel steps
    property bool framed: false
    // The game's pictures, for steps that have one; each as wide as a step leaves room for.
    property Component picture: null
    property real pictureWidth: 44
    property bool past: false

    Accessible.role: Accessible.List

    Repeater {
        model: control.steps.rows

        Column {
            id: line

            required property int index
            required property string title
            required property string titleSymbol
            required property string note
            required property int number
            required property string text
            required property string symbol
            required property bool done
            required property int kind
            required property int value
            required property bool present

            visible: present
            width: control.width

            StepGroupHead {
                visible: line.title !== ""
                width: parent.width
                roundTop: control.framed && line.index === 0
                text: line.title
                symbol: line.titleSymbol
                note: line.note
            }
            StepRow {
                id: row

                readonly property bool drawn: line.kind !== 0 && control.picture !== null

                objectName: "step_" + (line.number - 1)
                visible: line.number > 0
                width: parent.width
                number: line.number
                text: line.text
                symbol: line.symbol
                pictureWidth: drawn ? control.pictureWidth : 0
                done: line.done
                enabled: !control.past
                current: !control.past && line.number > 0 && control.steps.current === line.number
                firstRow: control.framed && line.index === 0 && line.title === ""
                lastRow: control.framed && line.number === control.steps.count
                onClicked: control.steps.toggle(line.number)

                PictureSlot {
                    visible: row.drawn && row.pictured
                    x: row.symbolLeft - 6
                    anchors.verticalCenter: parent.verticalCenter
                    picture: row.drawn ? control.picture : null
                    kind: line.kind
                    value: line.value
                    size: 34
                }
            }
        }
    }
}
