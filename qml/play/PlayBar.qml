import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.PlayApp

// The foot of a turn: Undo on the left, then what the game adds, the one act that goes on last (kind Primary,
// Layout.fillWidth, confirms: session.position). Above them is the line for what the last tap recorded.
ActionBar {
    id: control

    required property PlaySession session
    // A game that offers another way out of what is being entered hides it meanwhile.
    property bool undoOffered: true
    // How wide that way out is: both are as wide as the wider one, so that nothing beside them moves.
    property real backWidth: 0
    readonly property alias undoWidth: undo.fullWidth

    // No loader: a bound component is made only where it was written.
    notice: AnswerLine {
        width: parent?.width ?? 0
        answer: control.session.answer
    }

    KitButton {
        id: undo

        objectName: "undoButton"
        visible: control.undoOffered
        symbol: "undo"
        stacked: true
        text: qsTr("Undo")
        Layout.minimumWidth: bare ? 0 : Math.max(fullWidth, control.backWidth)
        enabled: control.session.canUndo
        Accessible.name: control.session.undoText
        onClicked: control.session.undo()
    }
}
