import QtQuick
import QtQuick.Shapes
import Automa.Kit

// What a frame on the picture means, in the form it has there.
Item {
    id: control

    property bool stays: false
    property string title
    property string text

    implicitHeight: Math.max(24, words.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: title + " " + text

    Shape {
        width: 30
        height: 18
        y: 3

        ShapePath {
            strokeColor: control.stays ? Theme.primary : Theme.line2
            strokeWidth: control.stays ? 3 : 1.5
            strokeStyle: control.stays ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [2, 2]
            fillColor: control.stays ? Theme.primaryC : "transparent"
            startX: 2
            startY: 2

            PathLine {
                x: 28
                y: 2
            }
            PathLine {
                x: 24
                y: 16
            }
            PathLine {
                x: 6
                y: 16
            }
            PathLine {
                x: 2
                y: 2
            }
        }
    }
    Symbol {
        visible: !control.stays
        name: "close"
        size: 12
        x: 9
        y: 6
        color: Theme.text2
    }
    Column {
        id: words

        x: 44
        width: parent.width - x

        KitText {
            width: parent.width
            level: KitText.Detail
            font.bold: true
            color: Theme.text
            text: control.title
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            color: Theme.text
            text: control.text
        }
    }
}
