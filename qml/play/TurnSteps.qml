pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// Numbered instructions to tick off while the hands move the pieces. `framed`: the list is all there is in a card
// without padding, so its ends are round.
Column {
    id: control

    required property StepListModel steps
    property bool framed: false

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
                objectName: "step_" + (line.number - 1)
                visible: line.number > 0
                width: parent.width
                number: line.number
                text: line.text
                symbol: line.symbol
                done: line.done
                current: line.number > 0 && control.steps.current === line.number
                firstRow: control.framed && line.index === 0 && line.title === ""
                lastRow: control.framed && line.number === control.steps.count
                onClicked: control.steps.toggle(line.number)
            }
        }
    }
}
