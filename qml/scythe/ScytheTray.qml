import QtQuick
import Automa.Kit
import Automa.ScytheApp

// What goes along: the character, mechs, workers. Lowered or raised here; one tap more sends all of it home. `brief` puts
// it in one line.
Flow {
    id: control

    required property ScytheHuman human
    property bool brief: false
    readonly property bool picked: human.act === ScytheHuman.Piece
    readonly property bool narrow: brief && Theme.textScale <= 1.25

    objectName: "tray"
    spacing: Theme.unit

    FilterChip {
        objectName: "trayCharacter"
        visible: control.picked && control.human.characterThere
        text: qsTr("Character")
        checked: control.human.character
        onClicked: control.human.takeCharacter(!control.human.character)
    }
    Row {
        visible: control.picked && control.human.mechsThere > 0
        spacing: control.brief ? 4 : Theme.unit

        Symbol {
            name: "scythe_mech"
            color: Theme.text
            anchors.verticalCenter: parent.verticalCenter
        }
        Stepper {
            objectName: "trayMechs"
            width: control.narrow ? 122 : implicitWidth
            label: qsTr("Mechs")
            to: control.human.mechsThere
            value: control.human.mechs
            onMoved: value => control.human.takeMechs(value)
        }
    }
    Row {
        visible: !control.picked || control.human.workersThere > 0
        spacing: control.brief ? 4 : Theme.unit

        Symbol {
            name: "scythe_worker"
            color: Theme.text
            anchors.verticalCenter: parent.verticalCenter
        }
        Stepper {
            objectName: "trayWorkers"
            width: control.narrow ? 122 : implicitWidth
            label: qsTr("Workers")
            from: control.picked ? 0 : 1
            to: control.picked ? control.human.workersThere : control.human.workersLeft
            value: control.human.workers
            onMoved: value => control.human.takeWorkers(value)
        }
    }
    KitButton {
        objectName: "toBase"
        visible: control.picked
        compact: true
        symbol: "scythe_to_base"
        enabled: control.human.awayFromBase
        text: qsTr("To base")
        onClicked: control.human.toBase()
    }
}
