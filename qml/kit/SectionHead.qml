import QtQuick

// A heading over a group: capitals on the left, a note on the right, a hairline below.
Item {
    id: control

    property string text
    property string note
    property bool ruled: true

    implicitWidth: title.natural + (note === "" ? 0 : remark.natural + Theme.gap)
    implicitHeight: Math.max(title.height, remark.height) + (ruled ? 9 : 0)
    Accessible.role: Accessible.Heading
    Accessible.name: text

    MeasuredText {
        id: title

        level: KitText.Overline
        text: control.text
        width: control.note === "" ? parent.width : Math.min(natural, parent.width * 0.62)
        Accessible.ignored: true
    }
    MeasuredText {
        id: remark

        visible: control.note !== ""
        level: KitText.Small
        text: control.note
        anchors.right: parent.right
        anchors.baseline: title.baseline
        width: Math.max(0, parent.width - title.width - Theme.gap)
        horizontalAlignment: Text.AlignRight
    }
    Rectangle {
        visible: control.ruled
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line2
    }
}
