import QtQuick
import Automa.InnovationApp
import Automa.Kit

// One thing that can be set by hand: a number, one of several, or yes and no.
Column {
    id: control

    required property string key
    required property string head
    required property string text
    required property int form
    required property int value
    required property string valueText
    required property int from
    required property int to

    signal moved(int value)
    signal asked

    spacing: Theme.unit

    SectionHead {
        visible: control.head !== ""
        width: parent.width
        ruled: false
        text: control.head
    }
    Item {
        visible: control.form === InnovationDraftForm.Number
        width: parent.width
        height: Math.max(words.height, stepper.height)

        KitText {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - stepper.width - Theme.gap
            font.bold: true
            text: control.text
        }
        Stepper {
            id: stepper

            objectName: visible ? "field_" + control.key : ""
            anchors.right: parent.right
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
        firstRow: true
        lastRow: true
        ground: Theme.surface
        text: control.text
        value: control.valueText
        onClicked: control.asked()
    }
    SwitchRow {
        objectName: visible ? "field_" + control.key : ""
        visible: control.form === InnovationDraftForm.Switch
        width: parent.width
        firstRow: true
        lastRow: true
        text: control.text
        checked: control.value !== 0
        onSwitched: on => control.moved(on ? 1 : 0)
    }
}
