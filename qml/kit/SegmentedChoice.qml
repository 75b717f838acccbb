pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// One of a few. `options`: [{value, text, symbol?, enabled?, name?}]; a name tells which it is where the value is no
// word. Lies in a row; where the words do not fit, four lie two by two, and at last all stand as a column, so that
// nothing is cut.
FocusScope {
    id: control

    property var options: []
    property var current
    property string label

    signal chosen(var value)

    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < cells.count; ++i)
            sum += (cells.itemAt(i) as T.AbstractButton)?.implicitWidth ?? 0;
        return sum;
    }
    readonly property real widest: {
        let most = 0;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as T.AbstractButton)?.implicitWidth ?? 0);
        return most;
    }
    readonly property bool oneRow: width <= 0 || wanted <= width
    readonly property int columns: oneRow ? Math.max(1, cells.count) : cells.count === 4 && 2 * widest <= width ? 2 : 1
    readonly property bool stacked: !oneRow && columns === 1
    readonly property int rows: Math.ceil(cells.count / columns)
    readonly property real spare: !oneRow || cells.count === 0 ? 0 : (width - wanted) / cells.count

    function cellHeight(): real {
        let most = Theme.target;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as T.AbstractButton)?.implicitHeight ?? 0);
        return most;
    }

    implicitWidth: wanted
    implicitHeight: cellHeight() * Math.max(1, rows)
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
    }
    Flow {
        anchors.fill: parent
        anchors.rightMargin: -1 // thirds of a width may add up to a hair more

        Repeater {
            id: cells

            model: control.options.length // so that the cells stay when only their words change

            T.AbstractButton {
                id: cell

                required property int index
                readonly property var option: control.options[index] ?? ({})
                readonly property bool first: index === 0
                readonly property bool last: index === cells.count - 1
                readonly property int column: index % control.columns
                readonly property int row: Math.floor(index / control.columns)
                readonly property bool atTop: row === 0
                readonly property bool atFoot: row === control.rows - 1
                readonly property bool atLeft: column === 0
                readonly property bool atRight: column === control.columns - 1
                readonly property string symbol: option.symbol ?? ""
                readonly property color inkColor: !enabled ? Theme.line2 : checked ? Theme.primaryInk : Theme.text

                objectName: "choice_" + (option.name ?? option.value)
                text: option.text ?? ""
                checked: option.value === control.current
                enabled: option.enabled ?? true
                focus: checked
                implicitWidth: Math.max(Theme.target, Math.ceil(measure.advanceWidth) + 24)
                implicitHeight: Math.max(Theme.target, word.implicitHeight + (symbol === "" ? 16 : 38))
                width: control.oneRow ? implicitWidth + control.spare : control.width / control.columns
                height: control.height / Math.max(1, control.rows)
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: checked
                Keys.onLeftPressed: if (!first) cells.itemAt(index - 1).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: if (!last) cells.itemAt(index + 1).forceActiveFocus(Qt.TabFocusReason)
                onClicked: {
                    if (option.value !== control.current)
                        control.chosen(option.value);
                }

                // Measured apart from the shown word, whose width follows from all the measures.
                TextMetrics {
                    id: measure

                    font: word.font
                    text: cell.text
                }
                Item {
                    anchors.fill: parent

                    Symbol {
                        id: sign

                        visible: cell.symbol !== ""
                        name: cell.symbol
                        size: 20
                        color: cell.inkColor
                        x: (parent.width - width) / 2
                        y: (parent.height - 22 - word.height) / 2
                    }
                    KitText {
                        id: word

                        level: KitText.Detail
                        tight: true
                        text: cell.text
                        font.bold: true
                        color: cell.inkColor
                        horizontalAlignment: Text.AlignHCenter
                        width: parent.width - 8
                        x: 4
                        y: cell.symbol === "" ? (parent.height - height) / 2 : sign.y + 22
                    }
                }
                background: Item {
                    CornerRect {
                        anchors.fill: parent
                        radius: Theme.radius
                        topLeft: cell.atTop && cell.atLeft
                        bottomLeft: cell.atFoot && cell.atLeft
                        topRight: cell.atTop && cell.atRight
                        bottomRight: cell.atFoot && cell.atRight
                        color: cell.checked ? Theme.primary : cell.down ? Theme.sunken : "transparent"
                    }
                    Rectangle {
                        visible: !cell.atLeft
                        width: 1
                        height: parent.height
                        color: Theme.line2
                    }
                    Rectangle {
                        visible: !cell.atTop
                        width: parent.width
                        height: 1
                        color: Theme.line2
                    }
                    FocusRing {
                        visible: cell.visualFocus
                    }
                }
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: "transparent"
        border.width: 1
        border.color: Theme.line2
    }
}
