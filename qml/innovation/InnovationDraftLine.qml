import QtQuick
import Automa.InnovationApp
import Automa.Kit

// One thing that can be set by hand, a line of a card: a number, one of several, or yes and no. What does not apply to
// what stands there is pale and keeps its place.
Column {
    id: control

    required property int index
    required property string key
    required property string head
    required property string text
    required property int form
    required property int value
    required property string valueText
    required property int from
    required property int to
    required property bool off
    // The card tells them.
    property bool firstRow: false
    property bool lastRow: false

    readonly property bool opens: firstRow && head === ""

    signal moved(int value)
    signal asked

    StepGroupHead {
        visible: control.head !== ""
        width: parent.width
        roundTop: control.index === 0
        text: control.head
    }
    Item {
        visible: control.form === InnovationDraftForm.Number
        width: parent.width
        height: Math.max(Theme.row, words.height + 8, stepper.height + 8)

        Rectangle {
            visible: control.head === "" && !control.opens
            width: parent.width
            height: 1
            color: Theme.line
        }
        KitText {
            id: words

            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            width: stepper.x - x - Theme.unit
            font.bold: true
            text: control.text
        }
        Stepper {
            id: stepper

            objectName: visible ? "field_" + control.key : ""
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            label: control.text
            from: control.from
            to: control.to
            value: control.value
            valueText: control.valueText === "" ? String(control.value) : control.valueText
            onMoved: value => control.moved(value)
        }
    }
    ListRow {
        objectName: visible ? "field_" + control.key : ""
        visible: control.form === InnovationDraftForm.Choice
        width: parent.width
        firstRow: control.opens
        lastRow: control.lastRow
        divided: control.head === "" && !control.opens
        enabled: !control.off
        opacity: enabled ? 1 : 0.45
        text: control.text
        value: control.valueText === "" ? "–" : control.valueText
        onClicked: control.asked()
    }
    SwitchRow {
        objectName: visible ? "field_" + control.key : ""
        visible: control.form === InnovationDraftForm.Switch
        width: parent.width
        firstRow: control.opens
        lastRow: control.lastRow
        divided: control.head === "" && !control.opens
        enabled: !control.off
        opacity: enabled ? 1 : 0.45
        text: control.text
        checked: control.value !== 0
        onSwitched: on => control.moved(on ? 1 : 0)
    }
}
