import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Which slots of the Contract Office are still to enter, on one sheet with the question below.
Column {
    id: control

    required property BarrageTable table

    objectName: "contractSlots"
    spacing: Theme.unit

    BarragePadChips {
        visible: control.table.slots.count > 1
        width: parent.width
        prefix: "slot_"
        title: qsTr("Still to enter in the Contract Office")
        model: control.table.slots
        onChosen: id => control.table.chooseSlot(id)
    }
    SwitchRow {
        objectName: "nameAtOnce"
        width: parent.width
        text: qsTr("Ask as soon as contracts are laid out")
        detail: qsTr("Otherwise only when an Automa must know them")
        checked: control.table.atOnce
        onSwitched: on => control.table.atOnce = on
    }
}
