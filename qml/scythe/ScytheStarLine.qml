pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// A star card's track in one line: closed water low and blue, stars high.
Row {
    id: control

    required property var kinds // of StarSpaces.Kind
    property int longest: kinds.length
    property real lineWidth: 160
    // Where the cube stands; -1: nowhere.
    property int cube: -1

    readonly property real cell: lineWidth / Math.max(1, longest)

    height: 20
    Accessible.ignored: true

    Repeater {
        model: control.kinds

        Item {
            id: space

            required property int modelData
            required property int index
            readonly property bool star: modelData === StarSpaces.Star || modelData === StarSpaces.Flip

            width: control.cell
            height: control.height

            Rectangle {
                width: Math.max(2, parent.width - 2)
                height: space.star ? 16 : 7
                radius: 1.5
                anchors.verticalCenter: parent.verticalCenter
                color: space.star ? Theme.brass : space.modelData === StarSpaces.Closed ? ScytheTheme.river : Theme.line2
                opacity: space.modelData === StarSpaces.Plain ? 0.6 : 1
            }
            Symbol {
                visible: space.index === control.cube
                anchors.centerIn: parent
                name: "scythe_star_cube"
                size: 20
            }
        }
    }
}
