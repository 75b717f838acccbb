import QtQuick

// A row that leads somewhere: symbol, title, one line of detail, a value or a chevron.
RowBase {
    id: control

    property string symbol
    property string detail
    property string value
    property bool leads: true
    property color symbolColor: Theme.primary

    readonly property real wordsLeft: symbol === "" ? Theme.margin : Theme.margin + 40
    readonly property real wordsRight: Theme.margin + (leads ? 24 : 0)

    implicitWidth: 320
    implicitHeight: Math.max(Theme.row, words.height + 16)
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: value === "" ? detail : value

    Item {
        anchors.fill: parent

        Symbol {
            visible: control.symbol !== ""
            name: control.symbol
            color: control.enabled ? control.symbolColor : Theme.line2
            size: 24
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words

            x: control.wordsLeft
            width: parent.width - control.wordsLeft - control.wordsRight - (control.value === "" ? 0 : worth.width + Theme.gap)
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                width: parent.width
                text: control.text
                font.bold: true
                lineHeight: 1
                color: control.enabled ? Theme.text : Theme.text2
            }
            KitText {
                visible: control.detail !== ""
                width: parent.width
                level: KitText.Detail
                text: control.detail
            }
        }
        KitText {
            id: worth

            visible: control.value !== ""
            level: KitText.Detail
            text: control.value
            horizontalAlignment: Text.AlignRight
            width: Math.min(Math.ceil(implicitWidth), parent.width * 0.45)
            anchors.right: parent.right
            anchors.rightMargin: control.wordsRight + 4
            anchors.verticalCenter: parent.verticalCenter
        }
        Symbol {
            visible: control.leads
            name: "chevron_right"
            color: Theme.text2
            size: 20
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin - 2
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
