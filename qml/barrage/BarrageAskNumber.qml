import QtQuick
import Automa.Kit

// A number of the question, with its name before it.
Flow {
    id: control

    required property string field
    required property string label
    required property int amount
    required property int least
    required property int most

    signal moved(int amount)

    spacing: Theme.unit

    MeasuredText {
        width: Math.max(control.width - number.implicitWidth - Theme.unit, Math.min(natural, control.width))
        height: Math.max(number.implicitHeight, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        text: control.label
    }
    Stepper {
        id: number

        objectName: "ask_" + control.field
        label: control.label
        from: control.least
        to: control.most
        value: control.amount
        onMoved: value => control.moved(value)
    }
}
