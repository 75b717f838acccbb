pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The Automa's six stars: placed ones with what they were placed for, dashed frames for the others.
Row {
    id: control

    required property GadgetList stars
    property sideLook look

    spacing: 6

    Repeater {
        model: control.stars

        Column {
            id: cell

            required property bool placed
            required property string text

            width: (control.width - 5 * control.spacing) / 6
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.ignored: !placed

            Item {
                width: parent.width
                height: Math.min(44, width)

                Rectangle {
                    visible: cell.placed
                    anchors.fill: parent
                    radius: 8
                    color: Theme.dark ? control.look.fillDark : control.look.fill
                    border.width: 1.5
                    border.color: Theme.text

                    Symbol {
                        anchors.centerIn: parent
                        name: "scythe_star"
                        size: parent.height * 0.6
                        color: Theme.dark ? control.look.inkDark : control.look.ink
                    }
                }
                DashedFrame {
                    visible: !cell.placed
                    anchors.fill: parent
                }
            }
            KitText {
                width: parent.width
                level: KitText.Small
                horizontalAlignment: Text.AlignHCenter
                text: cell.text
                Accessible.ignored: true
            }
        }
    }
}
