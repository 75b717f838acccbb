pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// Beside the map where there is room: what each company has built, and what the headstreams will bring.
Column {
    id: control

    required property BarrageBoard board
    // Where the columns need all the room, the seals say who it is: all names or none.
    readonly property bool named: {
        for (let i = 0; i < built.count; ++i) {
            const line = built.itemAt(i);
            if (line && line.implicitWidth > line.width + 0.5)
                return false;
        }
        return true;
    }

    // A number below its symbol.
    component Cell: KitText {
        level: KitText.Detail
        tight: true
        horizontalAlignment: Text.AlignHCenter
        color: Theme.text
        Layout.preferredWidth: Theme.scaled(30)
    }

    component Head: Item {
        property alias name: picture.name
        property alias color: picture.color
        property alias description: picture.description

        implicitHeight: picture.size
        Layout.preferredWidth: Theme.scaled(30)

        Symbol {
            id: picture

            size: 22
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }

    spacing: Theme.gap

    Card {
        visible: control.board.playing
        width: parent.width

        Column {
            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.unit

            RowLayout {
                width: parent.width
                spacing: 2

                KitText {
                    level: KitText.Overline
                    text: qsTr("Built")
                    Layout.fillWidth: true
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
            }
            Repeater {
                id: built

                model: control.board.counts

                RowLayout {
                    id: line

                    required property string company
                    required property string name
                    required property int bases
                    required property int elevations
                    required property int conduits
                    required property int powerhouses
                    required property int energy
                    required property string vp

                    width: parent.width
                    spacing: 2

                    BarrageCompanySeal {
                        company: line.company
                        size: 28
                        Layout.preferredWidth: size
                        Layout.preferredHeight: size
                    }
                    Item {
                        implicitWidth: who.implicitWidth
                        implicitHeight: who.height
                        Layout.fillWidth: true

                        KitText {
                            id: who

                            visible: control.named
                            width: parent.width
                            level: KitText.Detail
                            tight: true
                            leftPadding: 8
                            font.bold: true
                            color: Theme.text
                            text: line.name
                        }
                    }
                    Cell {
                        text: line.bases
                    }
                    Cell {
                        text: line.elevations
                    }
                    Cell {
                        text: line.conduits
                    }
                    Cell {
                        text: line.powerhouses
                    }
                    Cell {
                        font.bold: true
                        text: line.energy
                    }
                    Cell {
                        font.bold: true
                        text: line.vp === "" ? "–" : line.vp
                    }
                }
            }
        }
    }
    Card {
        visible: control.board.playing
        width: parent.width

        Column {
            anchors.left: parent.left
            anchors.right: parent.right

            RowLayout {
                width: parent.width
                spacing: 0

                KitText {
                    level: KitText.Overline
                    text: qsTr("Headstreams")
                    Layout.fillWidth: true
                }
                Repeater {
                    model: control.board.rounds

                    RoundCell {
                        required property int index

                        current: index + 1 === control.board.round
                        text: qsTr("R%1", "round, very short").arg(index + 1)
                    }
                }
            }
            Repeater {
                model: control.board.headstreams

                RowLayout {
                    id: stream

                    required property string letter
                    required property bool known
                    required property var drops // of each round

                    width: parent.width
                    spacing: 0

                    RoundCell {
                        text: stream.letter
                        horizontalAlignment: Text.AlignLeft
                        Layout.fillWidth: true
                    }
                    Repeater {
                        model: control.board.rounds

                        RoundCell {
                            required property int index
                            readonly property int count: stream.drops[index]

                            current: index + 1 === control.board.round
                            font.bold: current
                            text: !stream.known ? "?" : count === 0 ? "–" : String(count)
                        }
                    }
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
