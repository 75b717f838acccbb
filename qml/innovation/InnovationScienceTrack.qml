pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.InnovationApp
import Automa.Kit

// One discipline: levels 12 to 0 with everybody's markers, and the four scholar spaces below.
Column {
    id: control

    required property string discipline
    required property string name
    required property var levels
    required property var values
    required property var owners
    required property bool unsure
    property bool chosen: false

    readonly property real cell: Math.max(33, Theme.scaled(22))

    signal tapped(int level)
    signal spaceTapped(int space)

    function power(level: int): int {
        return level === 12 ? 3 : level === 7 || level === 5 ? 2 : level === 3 ? 1 : 0;
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
        KitText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            tight: true
            level: KitText.Small
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            wrapMode: Text.NoWrap
            color: Theme.text
            text: control.name
        }
    }
    Rectangle {
        width: parent.width
        height: 13 * control.cell + 2
        radius: 8
        color: Theme.surface
        border.width: control.chosen ? 2 : 1
        border.color: control.chosen ? Theme.primary : Theme.line2

        Repeater {
            model: 13

            T.AbstractButton {
                id: level

                required property int index
                readonly property int step: 12 - index
                readonly property bool mine: control.levels[InnovationScience.side] === step

                objectName: "level_" + control.discipline + "_" + step
                x: 1
                y: 1 + index * control.cell
                width: control.width - 2
                height: control.cell
                enabled: !InnovationScience.readOnly
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("%1, level %2").arg(control.name).arg(step)
                onClicked: control.tapped(step)

                Row {
                    anchors.centerIn: parent
                    spacing: 2

                    Repeater {
                        model: control.levels.length

                        SideSeal {
                            required property int index

                            visible: control.levels[index] === level.step
                            size: Math.min(26, control.cell - 5)
                            look: InnovationScience.lookOf(index)
                        }
                    }
                }
                KitText {
                    visible: control.levels.indexOf(level.step) < 0
                    anchors.centerIn: parent
                    tight: true
                    level: KitText.Small
                    text: level.step
                    Accessible.ignored: true
                }
                Row {
                    visible: control.power(level.step) > 0 && control.levels.indexOf(level.step) < 0 && control.width >= 72
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
                        font.pixelSize: 12
                        color: Theme.brass
                        text: control.power(level.step)
                        Accessible.ignored: true
                    }
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: level.index === 0 || level.index === 12 ? 7 : 0
                        color: level.mine ? Theme.primaryC : level.down ? Theme.sunken : level.step === 12 ? Theme.brassC : "transparent"
                    }
                    Rectangle {
                        visible: level.index > 0
                        width: parent.width
                        height: level.step === 7 ? 3 : 1
                        color: level.step === 7 ? Theme.text : Theme.line
                    }
                    FocusRing {
                        visible: level.visualFocus
                    }
                }
            }
        }
    }
    Grid {
        id: spaces

        width: parent.width
        columns: 2
        spacing: 4

        Repeater {
            model: 4

            T.AbstractButton {
                id: space

                required property int index
                readonly property int owner: control.owners[index] ?? -1

                objectName: "space_" + control.discipline + "_" + index
                width: (spaces.width - 4) / 2
                height: 44
                enabled: !InnovationScience.readOnly
                Accessible.role: Accessible.CheckBox
                Accessible.name: qsTr("%1, scholar space %2").arg(control.name).arg(index + 1)
                Accessible.checkable: true
                Accessible.checked: owner >= 0
                onClicked: control.spaceTapped(index)

                DashedFrame {
                    visible: space.owner < 0
                    anchors.fill: parent
                    radius: 8
                }
                KitText {
                    visible: space.owner < 0
                    anchors.centerIn: parent
                    tight: true
                    level: KitText.Detail
                    font.bold: true
                    text: control.unsure ? "?" : control.values[space.index]
                    Accessible.ignored: true
                }
                SideSeal {
                    visible: space.owner >= 0
                    anchors.centerIn: parent
                    size: Math.min(30, space.width - 8)
                    opacity: control.unsure ? 0.5 : 1
                    look: InnovationScience.lookOf(Math.max(0, space.owner))
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
