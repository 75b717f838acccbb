pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// A contract: its energy, its colour and as many pips as the colour is worth (a bar for a national one).
Item {
    id: control

    property int kind: ContractKind.Green
    property int energy: 0
    // What stands on it: the energy, unless something else is said ("+2" on an Automa tile).
    property string label: energy
    property real size: 40
    property string description

    readonly property color inkColor: BarrageTheme.contractInk(kind)

    width: size * 0.8
    height: size
    Accessible.role: Accessible.Graphic
    Accessible.name: description
    Accessible.ignored: description === ""

    Symbol {
        anchors.fill: parent
        name: "plate_fill"
        color: BarrageTheme.contractFill(control.kind)
    }
    Symbol {
        anchors.fill: parent
        name: "plate_line"
        color: Theme.text
    }
    Text {
        text: control.label
        font.family: Theme.family
        font.bold: true
        font.pixelSize: control.size * 0.44
        color: control.inkColor
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.size * 0.42 - height / 2
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.size * 0.72
        spacing: control.size * 0.06

        Repeater {
            model: ContractKinds.pips(control.kind)

            Rectangle {
                width: control.size * 0.12
                height: width
                radius: width / 2
                color: control.inkColor
            }
        }
    }
    Rectangle {
        visible: control.kind === ContractKind.National
        width: control.size * 0.36
        height: control.size * 0.12
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.size * 0.72
        color: control.inkColor
    }
}
