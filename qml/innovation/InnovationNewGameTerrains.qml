pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.InnovationApp
import Automa.Kit

// The Automa's native terrain, or that it is drawn.
Column {
    id: control

    required property InnovationNewGame game

    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("The Automa’s native terrain")
        note: control.game.terrainNote
    }
    Grid {
        id: grid

        width: parent.width
        columns: width >= 640 * Theme.textScale ? 8 : width >= 300 * Theme.textScale ? 4 : 2
        spacing: Theme.unit

        Repeater {
            model: control.game.terrains

            T.AbstractButton {
                id: cell

                required property string value
                required text
                required property bool current
                required property bool free

                objectName: "terrain_" + value
                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                height: Math.max(Theme.target, hex.height + word.height + 14)
                checked: current
                enabled: free
                opacity: free ? 1 : 0.5
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: control.game.chooseTerrain(value)

                InnovationTerrain {
                    id: hex

                    y: 6
                    anchors.horizontalCenter: parent.horizontalCenter
                    size: 30
                    terrain: cell.value
                }
                Symbol {
                    visible: cell.value === ""
                    anchors.centerIn: hex
                    name: "dice"
                    size: 18
                }
                KitText {
                    id: word

                    y: hex.y + hex.height + 2
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    tight: true
                    level: KitText.Small
                    font.bold: cell.checked
                    color: cell.checked ? Theme.primaryCInk : Theme.text
                    text: cell.value === "" ? qsTr("drawn") : cell.text
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radius
                        color: cell.checked ? Theme.primaryC : cell.down ? Theme.sunken : Theme.surface
                        border.width: cell.checked ? 2 : 1
                        border.color: cell.checked ? Theme.primary : Theme.line2
                    }
                    FocusRing {
                        visible: cell.visualFocus
                    }
                }
            }
        }
    }
}
