import QtQuick
import Automa.App
import Automa.Kit
import Automa.PlayApp

// What the last tap did to the record, in a line whose room is always kept: it comes and goes by itself and moves
// nothing. Undo stands in the bar, Redo in that of the page. It says nothing that is not kept yet.
KitText {
    id: control

    required property PlayAnswer answer

    objectName: "answerLine"
    height: Theme.scaled(designedLine())
    level: KitText.Detail
    tight: true
    wrapMode: Text.NoWrap
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    text: Shell.kept ? answer.text : ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

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
