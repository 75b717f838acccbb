pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// One discipline: levels from the highest to 0 with everybody's markers, and the four scholar spaces below. Rows are
// thin, so the column is one control: a tap goes to the level under it, the arrow keys move by one.
Column {
    id: control

    required property string discipline
    required property string name
    required property var levels
    required property var values
    required property var owners
    required property bool unsure
    // Whose marker is moved, and how all sides look.
    required property int side
    required property var looks
    required property int topLevel
    // By level; and the first level that needs a key.
    required property var powers
    required property int keyLevel
    required property bool readOnly
    property bool chosen: false

    readonly property real cell: Math.max(33, Theme.scaled(22))
    readonly property int level: levels[side] ?? -1

    signal tapped(int level)
    signal spaceTapped(int space)

    function moveBy(by: int) {
        const to = control.level + by;
        if (to >= 0 && to <= control.topLevel)
            control.tapped(to);
    }

    spacing: 6

    Column {
        width: parent.width
        spacing: 2

        InnovationDiscipline {
            anchors.horizontalCenter: parent.horizontalCenter
            discipline: control.discipline
            size: 30
        }
        FittedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            tight: true
            level: KitText.Small
            font.bold: true
            // Two lines for every name, so that the columns begin side by side.
            height: Math.round(2.9 * Theme.smallSize)
            verticalAlignment: Text.AlignVCenter
            least: 9
            color: Theme.text
            text: control.name
        }
    }
    T.AbstractButton {
        id: column

        objectName: "track_" + control.discipline
        width: parent.width
        height: (control.topLevel + 1) * control.cell + 2
        enabled: !control.readOnly
        Accessible.role: Accessible.Slider
        Accessible.name: control.level < 0 ? control.name : qsTr("%1, level %2").arg(control.name).arg(control.level)
        Accessible.onIncreaseAction: control.moveBy(1)
        Accessible.onDecreaseAction: control.moveBy(-1)
        Keys.onUpPressed: control.moveBy(1)
        Keys.onDownPressed: control.moveBy(-1)
        onClicked: control.tapped(Math.max(0, Math.min(control.topLevel, control.topLevel - Math.floor((pressY - 1) / control.cell))))

        Repeater {
            model: control.topLevel + 1

            Item {
                id: row

                required property int index
                readonly property int step: control.topLevel - index
                readonly property int power: control.powers[step] ?? 0
                readonly property bool taken: control.levels.indexOf(step) >= 0

                objectName: "level_" + control.discipline + "_" + step
                x: 1
                y: 1 + index * control.cell
                width: control.width - 2
                height: control.cell

                Rectangle {
                    anchors.fill: parent
                    radius: row.index === 0 || row.step === 0 ? 7 : 0
                    color: control.level === row.step ? Theme.primaryC : row.index === 0 ? Theme.brassC : "transparent"
                }
                Rectangle {
                    readonly property bool key: row.step + 1 === control.keyLevel

                    visible: row.index > 0
                    width: parent.width
                    height: key ? 3 : 1
                    color: key ? Theme.text : Theme.line
                }
                Row {
                    anchors.centerIn: parent
                    spacing: 2

                    Repeater {
                        model: control.levels.length

                        SideSeal {
                            required property int index

                            visible: control.levels[index] === row.step
                            size: Math.min(26, control.cell - 5)
                            look: control.looks[index] ?? control.looks[0]
                        }
                    }
                }
                KitText {
                    visible: !row.taken
                    anchors.centerIn: parent
                    tight: true
                    level: KitText.Small
                    text: row.step
                    Accessible.ignored: true
                }
                Row {
                    visible: row.power > 0 && !row.taken && control.width >= 72
                    anchors.right: parent.right
                    anchors.rightMargin: 4
                    anchors.verticalCenter: parent.verticalCenter

                    Symbol {
                        name: "innovation_power"
                        size: 11
                        color: Theme.brass
                    }
                    KitText {
                        tight: true
                        level: KitText.Small
                        font.bold: true
                        color: Theme.brass
                        text: row.power
                        Accessible.ignored: true
                    }
                }
            }
        }
        background: Item {
            Rectangle {
                anchors.fill: parent
                radius: 8
                color: Theme.surface
                border.width: control.chosen ? 2 : 1
                border.color: control.chosen ? Theme.primary : Theme.line2
            }
            FocusRing {
                visible: column.visualFocus
            }
        }
    }
    Grid {
        id: spaces

        width: parent.width
        columns: width >= 2 * Theme.target ? 2 : 1

        Repeater {
            model: 4

            T.AbstractButton {
                id: space

                required property int index
                readonly property int owner: control.owners[index] ?? -1

                objectName: "space_" + control.discipline + "_" + index
                width: spaces.width / spaces.columns
                height: Theme.target
                enabled: !control.readOnly
                Accessible.role: Accessible.CheckBox
                Accessible.name: qsTr("%1, scholar space %2").arg(control.name).arg(index + 1)
                Accessible.checkable: true
                Accessible.checked: owner >= 0
                onClicked: control.spaceTapped(index)

                DashedFrame {
                    visible: space.owner < 0
                    anchors.fill: parent
                    anchors.margins: 2
                    radius: 8
                }
                KitText {
                    visible: space.owner < 0
                    anchors.centerIn: parent
                    tight: true
                    level: KitText.Detail
                    font.bold: true
                    text: control.unsure ? "?" : control.values[space.index] ?? ""
                    Accessible.ignored: true
                }
                Rectangle {
                    visible: space.owner >= 0
                    anchors.fill: parent
                    anchors.margins: 2
                    radius: 8
                    color: Theme.surface
                    border.width: 1
                    border.color: Theme.line2
                }
                SideSeal {
                    visible: space.owner >= 0
                    anchors.centerIn: parent
                    size: 30
                    opacity: control.unsure ? 0.5 : 1
                    look: control.looks[Math.max(0, space.owner)] ?? control.looks[0]
                }
                background: Item {
                    FocusRing {
                        visible: space.visualFocus
                    }
                }
            }
        }
    }
}
