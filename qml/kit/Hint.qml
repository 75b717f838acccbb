import QtQuick
import QtQuick.Templates as T

// The name of an IconButton while the mouse rests on it.
T.ToolTip {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: parent ? parent.height + 4 : 0
    margins: 4
    horizontalPadding: 10
    verticalPadding: 6
    delay: 600

    contentItem: KitText {
        level: KitText.Small
        tight: true
        text: control.text
        color: Theme.bg
    }
    background: Rectangle {
        radius: Theme.chipRadius
        color: Theme.text
    }
}
