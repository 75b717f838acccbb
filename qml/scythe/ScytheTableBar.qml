import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.ScytheApp

// The foot of the table: Undo on the left, the one act that goes on at the right.
ActionBar {
    id: control

    property bool fighting: false
    property bool humanActs: false

    readonly property ScytheTable table: ScytheApp.table
    readonly property ScytheHuman human: ScytheApp.human
    readonly property ScytheCombat combat: ScytheApp.combat
    readonly property bool entering: humanActs && human.act !== ScytheHuman.None

    signal why
    signal goOn

    KitButton {
        objectName: "undoButton"
        visible: !control.entering
        stacked: true
        symbol: "undo"
        text: qsTr("Undo")
        enabled: ScytheApp.session.canUndo
        onClicked: ScytheApp.session.undo()
    }
    KitButton {
        objectName: "cancelButton"
        visible: control.entering
        symbol: "close"
        text: qsTr("Cancel")
        Layout.fillWidth: true
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
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "revealButton"
        visible: control.combat.stage === ScytheCombat.Dial && !control.combat.question.asked
        kind: KitButton.Primary
        symbol: control.combat.flight ? "check" : "scythe_card"
        text: control.combat.flight ? qsTr("What happens") : qsTr("My dial is set: reveal")
        Layout.fillWidth: true
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "automaWon"
        visible: control.combat.stage === ScytheCombat.Values && !control.combat.counted
        text: qsTr("Automa won")
        Layout.fillWidth: true
        onClicked: control.combat.tell(false)
    }
    KitButton {
        objectName: "humanWon"
        visible: control.combat.stage === ScytheCombat.Values && !control.combat.counted
        kind: KitButton.Primary
        text: qsTr("I won")
        Layout.fillWidth: true
        onClicked: control.combat.tell(true)
    }
    KitButton {
        objectName: "resultButton"
        visible: control.combat.counted
        kind: KitButton.Primary
        trailingSymbol: "chevron_right"
        text: control.combat.verdict
        Layout.fillWidth: true
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "fightButton"
        visible: control.humanActs && !control.entering && control.combat.waiting
        kind: KitButton.Primary
        symbol: "scythe_attack"
        text: qsTr("To the combat")
        Layout.fillWidth: true
        onClicked: control.goOn()
    }
    KitButton {
        objectName: "endTurnButton"
        visible: control.humanActs && !control.entering && !control.combat.waiting
        kind: KitButton.Primary
        symbol: "check"
        text: control.human.underWay ? qsTr("End my turn") : qsTr("Nothing changed")
        Layout.fillWidth: true
        onClicked: control.goOn()
    }
}
