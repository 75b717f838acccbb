import QtQuick
import QtQuick.Layouts
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The foot of the table: Undo on the left, the one act that goes on at the right.
PlayBar {
    id: control

    readonly property bool human: InnovationApp.stage === InnovationApp.Human
    readonly property bool automa: InnovationApp.stage === InnovationApp.Automa
    readonly property bool asking: InnovationApp.question.asked

    signal why
    signal goOn

    session: InnovationApp.session
    // The way back from what is chosen stands where Undo stands before and after.
    undoOffered: !control.human || !InnovationApp.desk.begun
    backWidth: clear.fullWidth
    // What is chosen is told on the button: the others stand still while that grows.
    steady: control.human

    KitButton {
        id: clear

        objectName: "deskClear"
        visible: !control.undoOffered
        symbol: "close"
        stacked: true
        text: qsTr("Clear", "take back what is chosen")
        Layout.minimumWidth: bare ? 0 : Math.max(fullWidth, control.undoWidth)
        Accessible.name: qsTr("Clear the selection")
        onClicked: InnovationApp.desk.clear()
    }

    KitButton {
        objectName: "whyButton"
        visible: control.automa && InnovationApp.table.explained
                 && (!control.asking || InnovationApp.question.foreseen || InnovationApp.question.confirmText === "")
        symbol: "why"
        text: qsTr("Why?")
        Layout.fillWidth: control.asking && InnovationApp.question.confirmText === ""
        onClicked: control.why()
    }
    KitButton {
        objectName: "doneButton"
        visible: control.automa && !control.asking
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Done")
        Layout.fillWidth: true
        confirms: control.session.position
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "answerButton"
        visible: control.asking && text !== ""
        kind: KitButton.Primary
        symbol: "check"
        text: InnovationApp.question.confirmText
        Layout.fillWidth: true
        confirms: `${control.session.position} ${text}`
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "confirmButton"
        visible: control.human
        kind: KitButton.Primary
        compact: true
        // Two lines of words have room from the start.
        Layout.minimumHeight: Math.max(Theme.mainButton, Math.ceil(2.8 * Theme.scaled(15)) + topPadding + bottomPadding)
        symbol: "check"
        text: InnovationApp.desk.confirmText
        enabled: InnovationApp.desk.ready
        Layout.fillWidth: true
        confirms: `${control.session.position} ${text}`
        onClicked: control.goOn()
    }
}
