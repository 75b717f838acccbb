import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The marker that was moved last, with less and more: rows of the display are thin for a finger.
Card {
    id: control

    required property innovationTrack shown
    required property int side
    required property int topLevel
    required property bool readOnly

    readonly property int level: shown.levels[side] ?? -1

    signal moved(int level)

    topPadding: 10
    bottomPadding: 10

    Item {
        anchors.left: parent.left
        anchors.right: parent.right
        implicitHeight: Math.max(words.height, stepper.height, sign.height)

        InnovationDiscipline {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            discipline: control.shown.discipline
            size: 34
        }
        Column {
            id: words

            x: sign.width + Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - stepper.width - Theme.unit

            KitText {
                width: parent.width
                font.bold: true
                text: control.shown.name
            }
            KitText {
                width: parent.width
                level: KitText.Small
                text: control.readOnly ? qsTr("cannot be set now") : qsTr("or tap a level to move there")
            }
        }
        Stepper {
            id: stepper

            objectName: "scienceStepper"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            enabled: !control.readOnly
            label: control.shown.name
            // While nobody has told it, the first tap says the lowest level.
            from: Math.min(0, control.level)
            to: control.topLevel
            value: control.level
            valueText: control.level < 0 ? "–" : String(control.level)
            onMoved: value => control.moved(value)
        }
    }
}
