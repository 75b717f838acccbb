pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// The decision cards by their numbers.
Column {
    id: control

    required property int count
    property string title
    property int chosen: 0

    signal picked(int card)

    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: control.title
    }
    Grid {
        id: grid

        width: parent.width
        columns: Math.max(3, Math.min(control.count, Math.floor((width + 6) / (Math.max(Theme.target, Theme.scaled(40)) + 6))))
        spacing: 6

        Repeater {
            model: control.count

            T.AbstractButton {
                id: key

                required property int index
                readonly property int card: index + 1

                objectName: control.objectName + "_" + card
                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                height: Math.max(Theme.target, label.implicitHeight + 16)
                checked: control.chosen === card
                Accessible.role: Accessible.RadioButton
                Accessible.name: control.title + " " + card
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: control.picked(card)

                KitText {
                    id: label

                    anchors.centerIn: parent
                    tight: true
                    font.bold: true
                    color: key.checked ? Theme.primaryInk : Theme.text
                    text: key.card
                    Accessible.ignored: true
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.chipRadius
                        color: key.checked ? Theme.primary : key.down ? Theme.sunken : Theme.surface
                        border.width: 1
                        border.color: key.checked ? Theme.primary : Theme.line2
                    }
                    FocusRing {
                        visible: key.visualFocus
                        inner: Theme.chipRadius
                    }
                }
            }
        }
    }
}
