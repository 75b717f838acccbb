import QtQuick
import Automa.Kit

// One number of a combat table with its name.
Rectangle {
    id: control

    property string text
    property string value
    // It counts now; the frame says it too.
    property bool marked: false

    height: column.height + 14
    radius: 8
    color: marked ? Theme.winner : Theme.surface
    border.width: marked ? 2 : 1
    border.color: marked ? Theme.text : Theme.line2
    Accessible.role: Accessible.StaticText
    Accessible.name: marked ? qsTr("%1: %2, counts now").arg(text).arg(value) : text + ": " + value

    Column {
        id: column

        x: 6
        y: 7
        width: parent.width - 12

        KitText {
            width: parent.width
            level: KitText.Small
            horizontalAlignment: Text.AlignHCenter
            color: control.marked ? Theme.winnerInk : Theme.text2
            text: control.text
            Accessible.ignored: true
        }
        KitText {
            width: parent.width
            level: KitText.Section
            horizontalAlignment: Text.AlignHCenter
            color: control.marked ? Theme.winnerInk : Theme.text
            text: control.value
            Accessible.ignored: true
        }
    }
}
