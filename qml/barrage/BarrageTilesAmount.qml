import QtQuick
import Automa.Kit

// A number that the table tells, and what it counts; on a narrow screen below its words.
Flow {
    id: control

    property string label
    // What a screen reader says, where the words alone leave open whose it is.
    property string spoken: label
    property alias value: number.value
    property alias from: number.from
    property alias to: number.to
    property alias stepperName: number.objectName

    signal moved(int value)

    spacing: Theme.unit

    KitText {
        width: Math.max(control.width - number.implicitWidth - Theme.unit, Math.min(implicitWidth, control.width))
        height: Math.max(number.implicitHeight, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        text: control.label
    }
    Stepper {
        id: number

        label: control.spoken
        onMoved: value => control.moved(value)
    }
}
