import QtQuick
import Automa.App
import Automa.Kit
import Automa.PlayApp

// What the last tap did to the record, in a line whose room is always kept: it comes and goes by itself and moves
// nothing. What is too long for the line is told in one word. Undo stands in the bar, Redo in that of the page. It says
// nothing that is not kept yet.
KitText {
    id: control

    required property PlayAnswer answer

    objectName: "answerLine"
    height: Theme.scaled(designedLine())
    level: KitText.Detail
    tight: true
    wrapMode: Text.NoWrap
    verticalAlignment: Text.AlignVCenter
    text: !Shell.kept ? "" : whole.advanceWidth <= width ? answer.text : answer.brief
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Shell.kept ? answer.text : ""

    TextMetrics {
        id: whole

        font: control.font
        text: control.answer.text
    }

    Connections {
        target: control.answer

        function onGiven() {
            gone.restart();
        }
    }
    Timer {
        id: gone

        interval: 8000
        running: Shell.kept
        onTriggered: control.answer.dismiss()
    }
}
