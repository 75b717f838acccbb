import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// The foot of the table: Undo on the left, the one act that goes on at the right.
PlayBar {
    id: control

    required property BarrageTable table
    required property BarragePad pad
    property int mode
    property bool asking: false

    readonly property bool entering: mode === BarrageTable.Human && pad.kind !== PadKind.None

    signal why

    backWidth: back.fullWidth
    undoOffered: !entering

    // The way back from what is begun stands where Undo stands before and after.
    KitButton {
        id: back

        objectName: "padBack"
        visible: control.entering
        symbol: "chevron_left"
        stacked: true
        text: qsTr("Back")
        Layout.minimumWidth: bare ? 0 : Math.max(fullWidth, control.undoWidth)
        Accessible.name: qsTr("Back to the buttons")
        onClicked: control.pad.stepBack()
    }
    KitButton {
        objectName: "whyButton"
        visible: control.mode === BarrageTable.Automa
        symbol: "why"
        text: qsTr("Why?")
        Layout.fillWidth: control.asking
        // The second tap of two on what stood here before is not meant for it.
        confirms: control.session.position
        onClicked: control.why()
    }
    KitButton {
        objectName: "doneButton"
        visible: control.mode === BarrageTable.Automa && !control.asking
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Done")
        Layout.fillWidth: true
        confirms: control.session.position
        onClicked: control.table.done()
    }
    KitButton {
        objectName: "confirmButton"
        visible: control.entering
        kind: KitButton.Primary
        symbol: "check"
        text: control.pad.confirmText
        enabled: control.pad.ready
        Layout.fillWidth: true
        confirms: `${control.session.position} ${control.pad.kind} ${control.pad.space} ${control.pad.option}`
        onClicked: control.pad.confirm(false)
    }
    KitButton {
        objectName: "endTurnButton"
        visible: control.mode === BarrageTable.Human && control.pad.kind === PadKind.None && control.pad.underWay
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("End the turn")
        Layout.fillWidth: true
        confirms: control.session.position
        onClicked: control.pad.endTurn()
    }
}
