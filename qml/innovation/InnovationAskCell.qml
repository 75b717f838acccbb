import QtQuick
import Automa.InnovationApp
import Automa.Kit

// A part of a question: a head, a key among others, or a line.
Item {
    id: control

    required property int index
    required property int form
    required property string symbol
    required property string text
    required property string detail
    required property int value
    required property int most
    property real room: 360
    // Heads and lines reach so much further out than the keys.
    property real inset: 0

    readonly property bool key: form === InnovationForm.Toggle
    // All keys of a question alike: in one row, or in rows of three.
    readonly property int keysInRow: room >= 6 * 88 * Theme.textScale ? 6 : 3

    signal changedTo(int value)
    signal picked

    width: key ? Math.floor(room / keysInRow) : room
    height: key ? button.implicitHeight + 2 * Theme.unit : form === InnovationForm.Head ? head.implicitHeight : line.implicitHeight

    StepGroupHead {
        id: head

        visible: control.form === InnovationForm.Head
        x: -control.inset
        width: parent.width + 2 * control.inset
        text: control.text
        symbol: control.symbol
        note: control.detail
    }
    InnovationKeyButton {
        id: button

        objectName: "toggle_" + control.index
        visible: control.key
        x: 4
        y: Theme.unit
        width: parent.width - 8
        height: parent.height - 2 * Theme.unit
        symbol: control.symbol
        text: control.text
        name: control.detail === "" ? control.text : control.text + ", " + control.detail
        covered: control.value === 1
        onClicked: control.changedTo(1 - control.value)
    }
    InnovationAskLine {
        id: line

        visible: !control.key && control.form !== InnovationForm.Head
        x: -control.inset
        width: parent.width + 2 * control.inset
        index: control.index
        form: control.form
        symbol: control.symbol
        text: control.text
        detail: control.detail
        value: control.value
        most: control.most
        onChangedTo: value => control.changedTo(value)
        onPicked: control.picked()
    }
}
