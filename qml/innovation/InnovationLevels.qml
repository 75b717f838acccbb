pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// The five levels with their numbers; the names as printed where they have room.
FocusScope {
    id: control

    required property GadgetList levels
    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < cells.count; ++i)
            sum += (cells.itemAt(i) as T.AbstractButton)?.implicitWidth ?? 0;
        return sum;
    }
    readonly property bool roomy: wanted <= width

    signal chosen(string level)

    implicitHeight: Math.max(Theme.target, (cells.itemAt(0) as T.AbstractButton)?.implicitHeight ?? 0)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Level")

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
    }
    Row {
        anchors.fill: parent

        Repeater {
            id: cells

            model: control.levels

            T.AbstractButton {
                id: cell

                required property int index
                required property string value
                required text
                required property int number
                required property bool current
                readonly property color inkColor: checked ? Theme.primaryInk : Theme.text

                objectName: "level_" + value
                checked: current
                focus: checked
                implicitWidth: Math.max(Theme.target, Math.ceil(measure.advanceWidth) + 10)
                width: control.roomy ? implicitWidth + (control.width - control.wanted) / cells.count : control.width / cells.count
                height: control.height
                implicitHeight: numeral.implicitHeight + (control.roomy ? name.implicitHeight : 0) + 12
                Accessible.role: Accessible.RadioButton
                Accessible.name: number + ", " + text
                Accessible.checkable: true
                Accessible.checked: checked
                Keys.onLeftPressed: if (index > 0) cells.itemAt(index - 1).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: if (index < 4) cells.itemAt(index + 1).forceActiveFocus(Qt.TabFocusReason)
                onClicked: control.chosen(value)

                TextMetrics {
                    id: measure

                    font: name.font
                    text: cell.text
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width

                    KitText {
                        id: numeral

                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        tight: true
                        level: KitText.Detail
                        font.bold: true
                        color: cell.inkColor
                        text: cell.number
                    }
                    KitText {
                        id: name

                        visible: control.roomy
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        tight: true
                        level: KitText.Small
                        wrapMode: Text.NoWrap
                        font.bold: true
                        color: cell.inkColor
                        text: cell.text
                    }
                }
                background: Item {
                    CornerRect {
                        anchors.fill: parent
                        radius: Theme.radius
                        topLeft: cell.index === 0
                        bottomLeft: cell.index === 0
                        topRight: cell.index === 4
                        bottomRight: cell.index === 4
                        color: cell.checked ? Theme.primary : cell.down ? Theme.sunken : "transparent"
                    }
                    Rectangle {
                        visible: cell.index > 0
                        width: 1
                        height: parent.height
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
