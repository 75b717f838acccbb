import QtQuick
import Automa.Kit
import Automa.ScytheApp

// What your abilities take from the Automa before the dial is set.
ListCard {
    id: control

    required property ScytheLosses losses

    visible: losses.offered

    SwitchRow {
        objectName: "takesPower"
        visible: control.losses.power > 0
        width: control.width
        text: qsTr("My ability takes power from the Automa: %1").arg(control.losses.power)
        checked: control.losses.takesPower
        onSwitched: on => control.losses.takesPower = on
    }
    SwitchRow {
        objectName: "takesCard"
        visible: control.losses.cards > 0
        width: control.width
        text: qsTr("My ability takes a combat card from the Automa")
        checked: control.losses.takesCard
        onSwitched: on => control.losses.takesCard = on
    }
}
