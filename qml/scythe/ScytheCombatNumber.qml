import QtQuick
import Automa.Kit

// What the Automa has before a combat: a large number with its sign and name.
Card {
    id: control

    property string symbol
    property string name
    property int value: 0
    property string note

    padding: 12
    Accessible.role: Accessible.StaticText
    Accessible.name: name + ": " + value + ", " + note

    Column {
        width: control.availableWidth
        spacing: 4

        KitText {
            width: parent.width
            level: KitText.Detail
            text: control.name
            Accessible.ignored: true
        }
        Row {
            spacing: Theme.unit

            Symbol {
                name: control.symbol
                size: 24
                anchors.verticalCenter: parent.verticalCenter
            }
            KitText {
                level: KitText.Headline
                tight: true
                text: control.value
                Accessible.ignored: true
            }
        }
        KitText {
            width: parent.width
            level: KitText.Small
            text: control.note
            Accessible.ignored: true
        }
    }
}
