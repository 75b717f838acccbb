pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.BarrageApp
import Automa.Kit

// One action of a tile: engineers, symbols, words. Its frame is dashed if the turn goes on after it.
T.AbstractButton {
    id: control

    property lookupTileCell cell

    implicitHeight: Math.max(56, words.height + 16)
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%n engineer(s)", "", cell.engineers) + ": " + cell.title
    Accessible.description: cell.detail

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: control.down ? Theme.bg : Theme.surface
            border.width: control.cell.dashed ? 0 : 1
            border.color: Theme.line2
        }
        DashedFrame {
            visible: control.cell.dashed
            anchors.fill: parent
            color: Theme.text2
            stroke: 2
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
    Item {
        anchors.fill: parent

        Symbol {
            x: 12
            name: "engineer"
            size: 20
            color: Theme.text2
            anchors.verticalCenter: parent.verticalCenter
        }
        KitText {
            x: 36
            tight: true
            font.bold: true
            text: control.cell.engineers
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            id: marks

            x: Math.max(58, 40 + Theme.scaled(16))
            width: 64
            spacing: 4
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: control.cell.symbols

                Symbol {
                    required property string modelData

                    name: modelData
                    size: 24
                    color: name === "drop" ? BarrageTheme.mapDrop : name === "energy" ? Theme.brass : Theme.text
                    // No anchor: the row lets go of a mark before the mark is gone.
                    y: (marks.height - height) / 2
                }
            }
            BarrageContractPlate {
                visible: control.cell.contract !== ContractKind.None
                kind: control.cell.contract
                label: control.cell.contractLabel
                size: 32
                anchors.verticalCenter: parent.verticalCenter
            }
            KitText {
                visible: text !== ""
                tight: true
                font.bold: true
                text: control.cell.amount
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Column {
            id: words

            x: marks.x + marks.width + 12
            width: parent.width - x - 12
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                width: parent.width
                level: KitText.Step
                font.bold: true
                text: control.cell.title
            }
            KitText {
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                text: control.cell.detail
            }
        }
    }
}
