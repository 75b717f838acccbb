pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.Kit

// The picture of a game on hexes, for Home: its land, going on to all sides, and a few pieces on it.
Item {
    id: control

    // Kinds of land, row by row; each row is repeated to both sides. Its first place is the middle of the picture.
    required property var rows
    // By kind.
    required property var fills
    required property var signs
    required property var inks
    property color edge: Theme.line2
    // Each {row, column, symbol, fill, ink}; column 0 is in the middle.
    property var pieces: []

    readonly property real side: Math.max(40, height / 208 * 44)
    readonly property real across: side * Math.sqrt(3)
    readonly property int columns: Math.ceil(width / across / 2) + 1

    function centre(row: int, column: int): point {
        return Qt.point(control.width / 2 + (column + (row % 2 === 0 ? 0 : 0.5)) * control.across,
                        control.height / 2 + (row - (control.rows.length - 1) / 2) * control.side * 1.5);
    }

    function kindAt(row: int, column: int): int {
        const kinds = control.rows[row % control.rows.length]; // while the columns change, too many may be asked for
        return kinds[(column % kinds.length + kinds.length) % kinds.length];
    }

    function hex(at: point): string {
        const half = control.across / 2;
        const side = control.side;
        return `M${at.x} ${at.y - side}l${half} ${side / 2}v${side}l${-half} ${side / 2}l${-half} ${-side / 2}v${-side}Z`;
    }

    // All hexes of a kind in one path.
    function land(kind: int): string {
        let path = "";
        for (let row = 0; row < control.rows.length; ++row)
            for (let column = -control.columns; column <= control.columns; ++column)
                if (control.kindAt(row, column) === kind)
                    path += control.hex(control.centre(row, column));
        return path;
    }

    implicitHeight: 208
    clip: true
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: control.edge
    }
    Repeater {
        model: control.fills.length

        Shape {
            id: land

            required property int index

            ShapePath {
                strokeColor: control.edge
                strokeWidth: 2
                fillColor: control.fills[land.index]

                PathSvg {
                    path: control.land(land.index)
                }
            }
        }
    }
    Repeater {
        model: control.rows.length * (2 * control.columns + 1)

        Symbol {
            required property int index
            readonly property int row: Math.floor(index / (2 * control.columns + 1))
            readonly property int column: index % (2 * control.columns + 1) - control.columns
            readonly property int kind: control.kindAt(row, column)
            readonly property point at: control.centre(row, column)

            name: control.signs[kind]
            color: control.inks[kind]
            size: Math.round(control.side * 0.62)
            x: at.x - size / 2
            y: at.y - size / 2
        }
    }
    Repeater {
        model: control.pieces

        Rectangle {
            id: piece

            required property var modelData
            readonly property point at: control.centre(modelData.row, modelData.column)

            width: control.side * 1.06
            height: width
            radius: width / 2
            x: at.x - width / 2
            y: at.y - height / 2
            color: modelData.fill
            border.width: 2
            border.color: Theme.surface

            Symbol {
                anchors.centerIn: parent
                name: piece.modelData.symbol
                color: piece.modelData.ink
                size: Math.round(parent.width * 0.66)
            }
        }
    }
}
