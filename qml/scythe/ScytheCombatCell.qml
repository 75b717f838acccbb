import QtQuick
import Automa.Kit

// One number of a combat table with its name.
Rectangle {
    id: control

    property string text
    property string value

    height: column.height + 14
    radius: 8
    color: Theme.surface
    border.width: 1
    border.color: Theme.line2
    Accessible.role: Accessible.StaticText
    Accessible.name: text + ": " + value

    Column {
        id: column

        x: 6
        y: 7
        width: parent.width - 12

        KitText {
            width: parent.width
            level: KitText.Small
            horizontalAlignment: Text.AlignHCenter
            text: control.text
            Accessible.ignored: true
        }
        KitText {
            width: parent.width
            level: KitText.Section
            horizontalAlignment: Text.AlignHCenter
            text: control.value
            Accessible.ignored: true
        }
    }
}
