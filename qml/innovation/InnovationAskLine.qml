import QtQuick
import Automa.InnovationApp
import Automa.Kit

// A line of a question: a level, an owner, or a choice that answers at once.
Item {
    id: control

    required property int index
    required property int form
    required property string symbol
    required property string text
    required property string detail
    required property int value
    required property int most

    signal changedTo(int value)
    signal picked

    implicitHeight: form === InnovationForm.Level ? Math.max(Theme.row, words.height + 8) : row.implicitHeight

    ListRow {
        id: row

        visible: control.form !== InnovationForm.Level
        width: parent.width
        objectName: "answer_" + control.index
        symbol: control.symbol
        text: control.text
        detail: control.detail
        leads: control.form === InnovationForm.Choice
        ground: control.form === InnovationForm.Owner && control.value > 0 ? Theme.primaryC : "transparent"
        onClicked: {
            if (control.form === InnovationForm.Choice)
                control.picked();
            else
                control.changedTo(control.value === control.most ? 0 : control.value + 1);
        }
    }
    Symbol {
        visible: !row.visible
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        name: control.symbol
        size: 24
        color: Theme.text
    }
    Column {
        id: words

        visible: !row.visible
        x: Theme.margin + 36
        width: stepper.x - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            width: parent.width
            text: control.text
        }
        KitText {
            visible: text !== ""
            width: parent.width
            level: KitText.Detail
            text: control.detail
        }
    }
    Stepper {
        id: stepper

        objectName: "level_" + control.index
        visible: !row.visible
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        label: control.text
        from: 0
        to: control.most
        value: control.value
        onMoved: amount => control.changedTo(amount)
    }
}
