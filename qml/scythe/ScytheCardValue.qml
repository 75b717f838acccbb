import QtQuick
import Automa.Kit

// The value of one combat card of several: which one, then its numbers.
Item {
    id: control

    property int place: 1
    property bool several: false
    property alias label: numbers.label
    property alias values: numbers.values
    property alias current: numbers.current
    property alias orNone: numbers.orNone

    signal chosen(int value)

    implicitHeight: numbers.height

    KitText {
        id: which

        visible: control.several
        width: 24
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        font.bold: true
        text: control.place + "."
        Accessible.ignored: true
    }
    ScytheNumbers {
        id: numbers

        objectName: control.objectName
        x: control.several ? which.width + Theme.unit : 0
        width: parent.width - x
        onChosen: value => control.chosen(value)
    }
}
