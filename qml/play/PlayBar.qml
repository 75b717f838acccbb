import QtQuick
import Automa.Kit
import Automa.PlayApp

// The foot of a turn: Undo on the left, then what the game adds, the one act that goes on last (kind Primary,
// Layout.fillWidth, confirms: session.position). Above them is the line for what the last tap recorded.
ActionBar {
    id: control

    required property PlaySession session
    // A game that offers another way out of what is being entered hides it meanwhile.
    property bool undoOffered: true

    // No loader: a bound component is made only where it was written.
    notice: AnswerLine {
        width: parent?.width ?? 0
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
