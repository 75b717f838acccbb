import QtQuick

// A row that is on or off. It never changes itself: it tells what was asked for, and its owner writes that or does not.
RowBase {
    id: control

    property string detail

    // The user asks for this.
    signal switched(bool on)

    onClicked: switched(!checked)
    implicitWidth: 320
    implicitHeight: Math.max(Theme.row, words.height + 16)
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked

    Item {
        anchors.fill: parent

        Column {
            id: words

            x: Theme.margin
            width: parent.width - 2 * Theme.margin - 52 - Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                width: parent.width
                text: control.text
                font.bold: true
                lineHeight: 1
            }
            KitText {
                visible: control.detail !== ""
                width: parent.width
                level: KitText.Detail
                text: control.detail
            }
        }
        SwitchMark {
            on: control.checked
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
