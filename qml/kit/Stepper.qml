import QtQuick

// A number with less and more; arrow keys ask too. `label` names it for screen readers.
// It never changes its own value: it tells what was asked for, and its owner writes that or does not.
FocusScope {
    id: control

    property int value: 0
    property int from: 0
    property int to: 99
    property int stepSize: 1
    property string label
    property string valueText: String(value)

    // The user asks for this value.
    signal moved(int value)

    function change(by: int) {
        const next = Math.max(control.from, Math.min(control.to, control.value + by));
        if (next !== control.value)
            control.moved(next);
    }

    implicitWidth: 2 * Theme.target + Math.max(Theme.target, number.implicitWidth + 8)
    implicitHeight: Math.max(Theme.target, number.implicitHeight + 8)
    Keys.onUpPressed: change(stepSize)
    Keys.onDownPressed: change(-stepSize)
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.focusable: true
    Accessible.onIncreaseAction: change(stepSize)
    Accessible.onDecreaseAction: change(-stepSize)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: 1
        border.color: Theme.line2
    }
    IconButton {
        id: less

        objectName: "less"
        anchors.left: parent.left
        height: parent.height
        symbol: "minus"
        color: enabled ? Theme.primary : Theme.line
        enabled: control.value > control.from
        focus: true
        text: qsTr("Less: %1").arg(control.label)
        autoRepeat: true
        onClicked: control.change(-control.stepSize)
    }
    KitText {
        id: number

        anchors.centerIn: parent
        tight: true
        text: control.valueText
        font.bold: true
        font.pixelSize: Theme.scaled(18)
    }
    IconButton {
        id: more

        objectName: "more"
        anchors.right: parent.right
        height: parent.height
        symbol: "plus"
        color: enabled ? Theme.primary : Theme.line
        enabled: control.value < control.to
        text: qsTr("More: %1").arg(control.label)
        autoRepeat: true
        onClicked: control.change(control.stepSize)
    }
}
