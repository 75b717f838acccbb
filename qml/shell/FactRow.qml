import QtQuick
import Automa.Kit

// A name and what belongs to it; nothing to press.
Item {
    id: control

    property string text
    property string value
    property bool firstRow: false

    implicitHeight: Math.max(44, name.height + 16, worth.height + 16)

    Rectangle {
        visible: !control.firstRow
        width: parent.width
        height: 1
        color: Theme.line
    }
    KitText {
        id: name

        x: Theme.margin
        width: (parent.width - 3 * Theme.margin) * 0.6
        text: control.text
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: worth

        width: (parent.width - 3 * Theme.margin) * 0.4
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        level: KitText.Detail
        text: control.value
        horizontalAlignment: Text.AlignRight
        anchors.verticalCenter: parent.verticalCenter
    }
}
