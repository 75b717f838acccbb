import QtQuick
import Automa.Kit

// A number of a draft.
Item {
    id: control

    required property string field
    required property string text
    required property string detail
    required property int value
    required property int from
    required property int to

    signal moved(int value)

    readonly property bool beside: Math.max(name.implicitWidth, note.implicitWidth) + number.implicitWidth + Theme.gap <= width

    implicitHeight: beside ? Math.max(words.height, number.height) : words.height + number.height + 4

    Column {
        id: words

        width: control.beside ? control.width - number.width - Theme.gap : control.width
        y: control.beside ? (control.height - height) / 2 : 0

        KitText {
            id: name

            width: parent.width
            text: control.text
        }
        KitText {
            id: note

            visible: control.detail !== ""
            width: parent.width
            level: KitText.Small
            text: control.detail
        }
    }
    Stepper {
        id: number

        objectName: "draft_" + control.field
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        label: control.text
        from: control.from
        to: control.to
        value: control.value
        onMoved: value => control.moved(value)
    }
}
