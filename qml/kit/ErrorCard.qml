import QtQuick

// What went wrong, that nothing was lost, and one way on.
Rectangle {
    id: control

    property string title
    property string message
    property string actionText

    signal acted

    implicitWidth: 320
    implicitHeight: column.height + 2 * 14
    radius: Theme.radius
    color: Theme.dangerC
    border.width: 1
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title + " " + message

    Symbol {
        id: sign

        name: "warning"
        color: Theme.dangerCInk
        size: 24
        x: Theme.margin
        y: 14
    }
    Column {
        id: column

        x: sign.x + sign.width + Theme.gap
        y: 14
        width: parent.width - x - Theme.margin
        spacing: 4

        KitText {
            visible: control.title !== ""
            width: parent.width
            text: control.title
            font.bold: true
            color: Theme.dangerCInk
            Accessible.ignored: true
        }
        KitText {
            visible: control.message !== ""
            width: parent.width
            level: KitText.Detail
            text: control.message
            color: Theme.dangerCInk
            Accessible.ignored: true
        }
        KitButton {
            objectName: "errorAction"
            visible: control.actionText !== ""
            compact: true
            kind: KitButton.Danger
            text: control.actionText
            width: Math.min(implicitWidth, parent.width)
            onClicked: control.acted()
        }
    }
}
