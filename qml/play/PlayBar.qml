pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// The foot of a turn: Undo on the left, then what the game adds, the one act that goes on last (kind Primary,
// Layout.fillWidth, confirms: session.position). Above them stands what the last tap recorded.
ActionBar {
    id: control

    required property PlaySession session
    // Something is being entered or asked: what came before has been seen.
    property bool busy: false
    // A game that offers another way out of what is being entered hides it meanwhile.
    property bool undoOffered: true

    notice: Loader {
        width: parent?.width ?? 0
        active: control.session.answer.text !== "" && !control.busy
        height: active ? (item as AnswerLine)?.implicitHeight ?? 0 : 0
        sourceComponent: AnswerLine {
            answer: control.session.answer
        }
    }

    KitButton {
        objectName: "undoButton"
        visible: control.undoOffered
        symbol: "undo"
        stacked: true
        text: qsTr("Undo")
        enabled: control.session.canUndo
        Accessible.name: control.session.undoText
        onClicked: control.session.undo()
    }
}
