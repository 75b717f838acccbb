import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The foot of the table: Undo on the left, the one act that goes on at the right.
PlayBar {
    id: control

    required property ScytheTable table
    required property ScytheHuman human
    required property ScytheCombat combat
    property bool fighting: false
    property bool humanActs: false

    // Who won a combat is told by a choice, not by going on.
    readonly property bool choosing: combat.stage === ScytheCombat.Values && !combat.counted
    // On the smallest phones in the largest letters three buttons leave the combat no room; the history takes back too.
    readonly property bool cramped: Theme.textScale > 1.5 && (Window.window?.height ?? 0) < 720
    readonly property bool entering: humanActs && human.act !== ScytheHuman.None

    signal why
    signal goOn

    backWidth: cancel.fullWidth
    undoOffered: !entering && !(choosing && cramped)

    // The way back from what is begun stands where Undo stands before and after.
    KitButton {
        id: cancel

        objectName: "cancelButton"
        visible: control.entering
        symbol: "close"
        stacked: true
        text: qsTr("Cancel")
        Layout.minimumWidth: bare ? 0 : Math.max(fullWidth, control.undoWidth)
        onClicked: control.human.cancel()
    }
    KitButton {
        objectName: "whyButton"
        visible: !control.fighting && control.table.mode === ScytheTable.Automa
        symbol: "why"
        text: qsTr("Why?")
        Layout.fillWidth: !control.table.ready
        onClicked: control.why()
    }
    KitButton {
        objectName: "doneButton"
        visible: !control.fighting && control.table.ready
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Done")
        Layout.fillWidth: true
        confirms: control.session.position
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "revealButton"
        visible: control.combat.stage === ScytheCombat.Dial && !control.combat.question.asked
        kind: KitButton.Primary
        symbol: control.combat.flight ? "check" : "scythe_card"
        text: control.combat.flight ? qsTr("What happens") : qsTr("My dial is set: reveal")
        Layout.fillWidth: true
        confirms: `${control.session.position} ${control.combat.stage}`
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "automaWon"
        visible: control.choosing
        text: qsTr("Automa won")
        Layout.fillWidth: true
        confirms: `${control.session.position} ${control.combat.stage}`
        onClicked: control.combat.tell(false)
    }
    KitButton {
        objectName: "humanWon"
        visible: control.choosing
        kind: KitButton.Primary
        text: qsTr("I won")
        Layout.fillWidth: true
        confirms: `${control.session.position} ${control.combat.stage}`
        onClicked: control.combat.tell(true)
    }
    KitButton {
        objectName: "resultButton"
        visible: control.combat.counted
        kind: KitButton.Primary
        trailingSymbol: "chevron_right"
        text: control.combat.verdict
        Layout.fillWidth: true
        confirms: `${control.session.position} ${control.combat.stage}`
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "fightButton"
        visible: control.humanActs && control.combat.waiting
        enabled: !control.entering
        kind: KitButton.Primary
        symbol: "scythe_attack"
        text: qsTr("Go to combat")
        Layout.fillWidth: true
        confirms: `${control.session.position} ${control.combat.stage}`
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "endTurnButton"
        visible: control.humanActs && !control.combat.waiting
        enabled: !control.entering
        kind: KitButton.Primary
        symbol: "check"
        text: control.human.underWay ? qsTr("End my turn") : qsTr("Nothing changed")
        Layout.fillWidth: true
        confirms: control.session.position
        onClicked: control.goOn()
    }
}
