import QtQuick
import Automa.App
import Automa.Kit
import Automa.PlayApp

// What the last tap did to the record, and the way to take it back. It goes by itself after a while. It says nothing
// that is not kept yet.
Item {
    id: control

    required property PlayAnswer answer

    objectName: "answerLine"
    implicitHeight: Math.max(Theme.target, words.implicitHeight + 8)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Shell.kept ? answer.text : ""

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
    KitText {
        id: words

        objectName: "answerText"
        opacity: Shell.kept ? 1 : 0
        width: parent.width - act.width - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        level: KitText.Detail
        // Two lines and no more: the turn below it needs the room.
        text: whole.lineCount <= 2 ? control.answer.text : control.answer.brief
        Accessible.ignored: true
    }
    KitText {
        id: whole

        visible: false
        width: words.width
        level: KitText.Detail
        text: control.answer.text
    }
    KitButton {
        id: act

        objectName: "answerAct"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        kind: KitButton.Plain
        compact: true
        text: control.answer.action
        confirms: control.answer.number
        onClicked: control.answer.act()
    }
}
