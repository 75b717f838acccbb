pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// One change of difficulty: on or off, or a number.
Item {
    id: control

    required property string modifier
    required property string letter
    required property string text
    required property string detail
    required property bool counted
    required property int most
    required property int value
    required property string valueText
    required property bool possible
    property bool firstRow: false
    property bool lastRow: false

    signal changeAsked(int value)

    // Where both do not fit beside each other, the number goes below.
    readonly property bool beside: width >= 340 * Theme.textScale

    implicitWidth: 320
    implicitHeight: counted ? (beside ? Math.max(64, words.height + 20) : words.height + stepper.height + 28) : onOff.implicitHeight

    SwitchRow {
        id: onOff

        objectName: control.counted ? "" : "modifier_" + control.modifier
        visible: !control.counted
        width: parent.width
        height: parent.height
        firstRow: control.firstRow
        lastRow: control.lastRow
        enabled: control.possible
        text: qsTr("%1 · %2").arg(control.letter).arg(control.text)
        detail: control.detail
        checked: control.value !== 0
        onSwitched: on => control.changeAsked(on ? 1 : 0)
    }
    Rectangle {
        visible: control.counted && !control.firstRow
        width: parent.width
        height: 1
        color: Theme.line
    }
    Column {
        id: words

        visible: control.counted
        x: Theme.margin
        y: 10
        width: control.beside ? stepper.x - x - Theme.gap : parent.width - 2 * Theme.margin

        KitText {
            width: parent.width
            font.bold: true
            lineHeight: 1
            text: qsTr("%1 · %2").arg(control.letter).arg(control.text)
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: control.detail
        }
    }
    Stepper {
        id: stepper

        objectName: control.counted ? "modifier_" + control.modifier : ""
        visible: control.counted
        x: parent.width - width - Theme.margin
        y: control.beside ? (parent.height - height) / 2 : words.y + words.height + 8
        label: control.text
        from: -control.most
        to: control.most
        value: control.value
        valueText: control.valueText
        onMoved: value => control.changeAsked(value)
    }
}
