import QtQuick
import Automa.Kit

// A named number with less and more; the words go above it where they do not fit beside it.
FocusScope {
    id: control

    property string text
    property int value: 0
    property int from: 0
    property int to: 99

    signal moved(int value)

    readonly property bool beside: width - stepper.implicitWidth - Theme.gap >= Math.min(words.implicitWidth, width * 0.5)

    implicitHeight: beside ? Math.max(stepper.implicitHeight, words.height) : words.height + 4 + stepper.implicitHeight

    KitText {
        id: words

        text: control.text
        tight: true
        width: control.beside ? parent.width - stepper.implicitWidth - Theme.gap : parent.width
        y: control.beside ? (parent.height - height) / 2 : 0
    }
    Stepper {
        id: stepper

        objectName: control.objectName + "_stepper"
        focus: true
        label: control.text
        from: control.from
        to: control.to
        width: Math.max(implicitWidth, 152)
        x: parent.width - width
        y: control.beside ? (parent.height - height) / 2 : words.height + 4
        value: control.value
        onMoved: value => control.moved(value)
    }
}
