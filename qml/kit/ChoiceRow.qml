import QtQuick

// One row of a choice among several: a tick stands on the chosen one.
RowBase {
    id: control

    property string detail

    implicitWidth: 320
    implicitHeight: Math.max(Theme.target, words.height + 16)
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked

    Column {
        id: words

        x: Theme.margin
        width: parent.width - 2 * Theme.margin - 32
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            width: parent.width
            text: control.text
            font.bold: control.checked
            lineHeight: 1
            color: control.checked ? Theme.primary : Theme.text
        }
        KitText {
            visible: control.detail !== ""
            width: parent.width
            level: KitText.Detail
            text: control.detail
        }
    }
    Symbol {
        visible: control.checked
        name: "check"
        color: Theme.primary
        size: 24
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
}
