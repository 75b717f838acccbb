pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// A strip of numbers, one tap each.
Grid {
    id: control

    property var values: []
    property int current: -1
    property string label
    // 0 stands for nothing at all.
    property bool orNone: false
    property int most: 5

    signal chosen(int value)

    readonly property int room: Math.max(1, Math.floor((width + spacing) / (56 + spacing)))

    spacing: Theme.unit
    columns: Math.max(1, Math.min(room, most, values.length))
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Repeater {
        model: control.values

        T.AbstractButton {
            id: cell

            required property int modelData

            objectName: control.objectName + "_" + modelData
            width: (control.width - (control.columns - 1) * control.spacing) / control.columns
            implicitHeight: Math.max(Theme.target, number.implicitHeight + 16)
            text: control.orNone && modelData === 0 ? "–" : String(modelData)
            checked: modelData === control.current
            Accessible.role: Accessible.RadioButton
            Accessible.name: control.orNone && modelData === 0 ? qsTr("%1: none").arg(control.label) : qsTr("%1: %2").arg(control.label).arg(text)
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: control.chosen(modelData)

            background: Rectangle {
                radius: Theme.radius
                color: cell.checked ? Theme.primary : Theme.surface
                border.width: 1
                border.color: cell.checked ? Theme.primary : Theme.line2

                FocusRing {
                    visible: cell.visualFocus
                }
            }

            Item {
                anchors.fill: parent

                KitText {
                    id: number

                    anchors.centerIn: parent
                    tight: true
                    font.bold: true
                    color: cell.checked ? Theme.primaryInk : Theme.text
                    text: cell.text
                }
            }
        }
    }
}
