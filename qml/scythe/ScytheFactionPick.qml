pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// The seven factions to choose from. `distances`: how far each base is, below its seal.
Flow {
    id: control

    required property GadgetList factions
    property bool distances: false
    property string prefix

    signal chosen(string faction)

    readonly property int inRow: width >= 7 * Theme.target ? 7 : 4
    readonly property real cell: Math.floor(width / inRow)

    Accessible.role: Accessible.Grouping

    Repeater {
        model: control.factions

        T.AbstractButton {
            id: button

            required property string faction
            required property sideLook look
            required property string name
            required property int distance
            required property bool chosen
            required property bool taken

            objectName: control.prefix + faction
            width: control.cell
            height: Theme.target + 4 + (control.distances ? steps.height : 0)
            enabled: !taken
            checked: chosen
            text: name
            Accessible.role: Accessible.RadioButton
            Accessible.name: control.distances && !taken ? qsTr("%1, %n step(s) away", "", distance).arg(name) : name
            Accessible.checkable: true
            Accessible.checked: chosen
            onClicked: control.chosen(faction)

            Item {
                anchors.fill: parent

                Rectangle {
                    visible: button.chosen
                    anchors.fill: seal
                    anchors.margins: -6
                    radius: 10
                    color: Theme.primaryC
                    border.width: 3
                    border.color: Theme.text
                }
                SideSeal {
                    id: seal

                    look: button.look
                    size: 34
                    opacity: button.taken ? 0.35 : 1
                    x: (parent.width - width) / 2
                    y: 9
                }
                KitText {
                    id: steps

                    visible: control.distances
                    y: Theme.target + 4
                    width: parent.width
                    level: KitText.Detail
                    horizontalAlignment: Text.AlignHCenter
                    color: button.chosen ? Theme.text : Theme.text2
                    font.bold: true
                    text: button.taken ? qsTr("you") : button.distance
                }
            }
            background: Item {
                FocusRing {
                    visible: button.visualFocus
                    anchors.margins: 0
                }
            }
        }
    }
}
