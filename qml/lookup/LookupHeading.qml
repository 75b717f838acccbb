import QtQuick
import Automa.Kit

// The name of an entry, with its symbol in a frame.
Item {
    id: control

    property string symbol
    property string title
    property string detail

    implicitHeight: Math.max(56, words.height)
    Accessible.role: Accessible.Heading
    Accessible.name: title

    Rectangle {
        width: 56
        height: 56
        radius: Theme.radius
        color: Theme.surface
        border.width: 1
        border.color: Theme.line2

        Symbol {
            anchors.centerIn: parent
            name: control.symbol
            size: 32
        }
    }
    Column {
        id: words

        x: 72
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter

        FittedText {
            width: parent.width
            level: KitText.Headline
            least: designedSize()
            text: control.title
        }
        KitText {
            visible: control.detail !== ""
            width: parent.width
            level: KitText.Detail
            text: control.detail
        }
    }
}
