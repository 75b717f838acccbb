import QtQuick

// Nothing here yet: what it means and what to do about it.
Item {
    id: control

    property string symbol
    property string title
    property string message
    property string actionText
    property string actionSymbol: "plus"

    signal acted

    implicitWidth: 320
    implicitHeight: column.height + 48

    DashedFrame {
        anchors.fill: parent
        radius: Theme.radius
    }
    Column {
        id: column

        width: parent.width - 48
        anchors.centerIn: parent
        spacing: Theme.unit

        Symbol {
            visible: control.symbol !== ""
            name: control.symbol
            color: Theme.text2
            size: 40
            anchors.horizontalCenter: parent.horizontalCenter
        }
        KitText {
            width: parent.width
            text: control.title
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
        }
        KitText {
            visible: control.message !== ""
            width: parent.width
            level: KitText.Detail
            text: control.message
            horizontalAlignment: Text.AlignHCenter
        }
        KitButton {
            visible: control.actionText !== ""
            compact: true
            symbol: control.actionSymbol
            text: control.actionText
            width: Math.min(implicitWidth, parent.width)
            anchors.horizontalCenter: parent.horizontalCenter
            onClicked: control.acted()
        }
    }
}
