import QtQuick
import Automa.BarrageApp
import Automa.Kit

// One of the things a list offers: a plate or a symbol, what it is, and one line more.
RowBase {
    id: control

    property string detail
    property string symbol
    property int plate: ContractKind.None // of a contract
    property int energy: 0
    property int power: 0

    readonly property bool pictured: symbol !== "" || plate !== ContractKind.None || power > 0

    ground: checked ? Theme.primaryC : "transparent"
    implicitWidth: 320
    implicitHeight: Math.max(Theme.row, words.height + 14)
    Accessible.role: Accessible.RadioButton
    Accessible.name: plate === ContractKind.None ? text : qsTr("%1: %2").arg(energy).arg(text)
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked

    Item {
        anchors.fill: parent

        Item {
            visible: control.pictured
            x: Theme.margin
            width: 36
            height: parent.height

            BarrageContractPlate {
                visible: control.plate !== ContractKind.None
                kind: control.plate
                energy: control.energy
                size: 42
                anchors.centerIn: parent
            }
            BarragePowerPlate {
                visible: control.power > 0
                power: Math.max(1, control.power)
                size: 34
                anchors.centerIn: parent
            }
            Symbol {
                visible: control.symbol !== ""
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
