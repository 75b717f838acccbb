pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.MapApp
import Automa.Play

// The largest groups: lit on a small map, and how many buildings they hold.
Card {
    id: control

    required property GadgetList areas
    required property mapHighlights groups

    readonly property bool beside: width >= 300 * Theme.textScale

    Flow {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        MapLocator {
            width: control.beside ? Math.round(parent.width * 0.6) : parent.width
            height: Math.round(width * scene.bounds.height / scene.bounds.width)
            name: qsTr("The largest groups on the map")
            scene: InnovationApp.map
            ink: InnovationInk {}
            shown: control.groups
        }
        Column {
            id: words

            width: control.beside ? parent.width - Math.round(parent.width * 0.6) - Theme.gap : parent.width
            spacing: Theme.unit

            KitText {
                width: parent.width
                font.bold: true
                text: qsTr("Largest groups")
            }
            Repeater {
                model: control.areas

                Row {
                    id: area

                    required property sideLook look
                    required property string name
                    required property string text

                    width: words.width
                    spacing: Theme.unit
                    Accessible.role: Accessible.StaticText
                    Accessible.name: name + ": " + text

                    SideSeal {
                        size: 28
                        look: area.look
                    }
                    KitText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: words.width - 28 - Theme.unit
                        font.bold: true
                        text: area.text
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
