pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// Beside the map where there is room: what each company has built, and what the headstreams will bring.
Column {
    id: control

    property BoardModel board: BarrageApp.board
    readonly property var counts: board.counts // each a companyBuilt
    readonly property var headstreams: board.headstreams // each a headstreamDrops
    // Where the columns need all the room, the seals say who it is: all names or none.
    readonly property bool named: {
        for (let i = 1; i < built.count; i += 8) {
            const slot = built.itemAt(i);
            if (slot && slot.implicitWidth > slot.width + 0.5)
                return false;
        }
        return true;
    }

    component Cell: KitText {
        level: KitText.Detail
        tight: true
        horizontalAlignment: Text.AlignHCenter
        color: Theme.text
    }

    component Head: Symbol {
        size: 22
        Layout.preferredWidth: 22
        Layout.preferredHeight: 22
        Layout.alignment: Qt.AlignHCenter
    }

    spacing: Theme.gap

    Card {
        visible: control.board.playing
        width: parent.width

        GridLayout {
            width: parent.width
            columns: 8
            columnSpacing: 2
            rowSpacing: Theme.unit

            KitText {
                level: KitText.Overline
                text: qsTr("Built")
                Layout.fillWidth: true
                Layout.columnSpan: 2
            }
            Head {
                name: "base"
                description: qsTr("Bases")
            }
            Head {
                name: "elevation"
                description: qsTr("Elevations")
            }
            Head {
                name: "conduit"
                description: qsTr("Conduits")
            }
            Head {
                name: "powerhouse"
                description: qsTr("Powerhouses")
            }
            Head {
                name: "energy"
                color: Theme.brass
                description: qsTr("Energy")
            }
            Head {
                name: "vp"
                color: Theme.brass
                description: qsTr("VP")
            }
            Repeater {
                id: built

                model: control.counts.length * 8

                Item {
                    id: slot

                    required property int index
                    readonly property var line: control.counts[Math.floor(index / 8)] ?? ({})
                    readonly property int column: index % 8
                    readonly property var values: ["", line.name, line.bases, line.elevations, line.conduits,
                        line.powerhouses, line.energy, line.vp === "" ? "–" : line.vp]

                    implicitWidth: column === 0 ? 28 : column === 1 ? word.implicitWidth : Theme.scaled(30)
                    implicitHeight: column === 0 ? 28 : word.height
                    Layout.fillWidth: column === 1

                    BarrageCompanySeal {
                        visible: slot.column === 0
                        company: slot.line.company ?? ""
                        size: 28
                    }
                    Cell {
                        id: word

                        visible: slot.column > 1 || (slot.column === 1 && control.named)
                        text: String(slot.values[slot.column] ?? "")
                        font.bold: slot.column === 1 || slot.column > 5
                        leftPadding: slot.column === 1 ? 8 : 0
                        horizontalAlignment: slot.column === 1 ? Text.AlignLeft : Text.AlignHCenter
                        width: slot.width
                    }
                }
            }
        }
    }
    Card {
        visible: control.board.playing
        width: parent.width

        GridLayout {
            width: parent.width
            columns: 6
            columnSpacing: 0
            rowSpacing: 0

            KitText {
                level: KitText.Overline
                text: qsTr("Headstreams")
                Layout.fillWidth: true
            }
            Repeater {
                model: 5

                RoundCell {
                    required property int index

                    current: index + 1 === control.board.round
                    text: qsTr("R%1", "round, very short").arg(index + 1)
                }
            }
            Repeater {
                model: control.headstreams.length * 6

                RoundCell {
                    required property int index
                    readonly property var line: control.headstreams[Math.floor(index / 6)] ?? ({})
                    readonly property int column: index % 6
                    readonly property int count: column === 0 ? 0 : line.drops?.[column - 1] ?? 0

                    Layout.fillWidth: column === 0
                    current: column === control.board.round
                    horizontalAlignment: column === 0 ? Text.AlignLeft : Text.AlignHCenter
                    font.bold: column === 0 || current
                    text: column === 0 ? line.letter ?? "" : !line.known ? "?" : count === 0 ? "–" : String(count)
                }
            }
        }
    }

    component RoundCell: KitText {
        id: cell

        property bool current: false

        level: KitText.Detail
        tight: true
        color: current ? Theme.brassCInk : Theme.text
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
        topPadding: 4
        bottomPadding: 4
        Layout.preferredWidth: Theme.scaled(38)

        Rectangle {
            visible: cell.current
            anchors.fill: parent
            z: -1
            color: Theme.brassC
        }
    }
}
