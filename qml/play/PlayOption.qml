import QtQuick
import Automa.App
import Automa.Kit

// One of the things a list offers: a picture of the game or a symbol, what it is, and one line more.
RowBase {
    id: control

    property string detail
    property string symbol
    property int kind: 0
    property int value: 0
    property Component picture: null
    // What a tap answers: when that has just changed, a tap does not count yet (see KitButton).
    property var confirms

    readonly property bool drawn: kind !== 0 && picture !== null
    readonly property bool pictured: symbol !== "" || drawn

    ground: checked ? Theme.primaryC : "transparent"
    implicitWidth: 320
    implicitHeight: Math.max(Theme.row, words.height + 14)
    opacity: guard.waiting ? 0.45 : 1
    Accessible.role: Accessible.RadioButton
    Accessible.name: drawn ? qsTr("%1: %2").arg(value).arg(text) : text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked

    ConfirmGuard {
        id: guard

        button: control
        subject: control.confirms
    }
    Item {
        anchors.fill: parent

        Item {
            visible: control.pictured
            x: Theme.margin
            width: 36
            height: parent.height

            PictureSlot {
                picture: control.picture
                kind: control.kind
                value: control.value
                anchors.centerIn: parent
            }
            Symbol {
                visible: control.symbol !== "" && !control.drawn
                name: control.symbol
                color: Theme.primary
                anchors.centerIn: parent
            }
        }
        Column {
            id: words

            x: control.pictured ? Theme.margin + 36 + 12 : Theme.margin
            width: parent.width - x - Theme.margin - (control.checked ? 32 : 0)
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                width: parent.width
                level: KitText.Step
                font.bold: true
                text: control.text
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
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
