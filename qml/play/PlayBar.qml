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

    // No loader: a bound component is made only where it was written.
    notice: AnswerLine {
        width: parent?.width ?? 0
        // Never cut: where large letters leave no room for it, the turn itself goes first.
        visible: answer.text !== "" && !control.busy && implicitHeight < (Window.window?.height ?? 0) * 0.15
        height: visible ? implicitHeight : 0
        answer: control.session.answer
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
