import QtQuick
import Automa.Kit

// A line of facts: what it is called, what it is. Where both do not fit side by side, the value stands below.
Item {
    id: control

    property string label
    property string value

    readonly property real labelWidth: 104
    readonly property bool stacked: name.implicitWidth > labelWidth || width < 280

    implicitHeight: (stacked ? name.height + worth.height : Math.max(name.height, worth.height)) + 16
    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + value

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    KitText {
        id: name

        y: 8
        width: control.stacked ? parent.width : control.labelWidth
        level: KitText.Detail
        text: control.label
    }
    KitText {
        id: worth

        x: control.stacked ? 0 : control.labelWidth + Theme.unit
        y: control.stacked ? 8 + name.height : 8
        width: parent.width - x
        level: KitText.Detail
        text: control.value
        font.bold: true
        color: Theme.text
    }
}
