pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The first workshops: the map to tap, who places when, and where the Automa's go.
GamePane {
    id: pane

    objectName: "workshopsPane"
    barHeight: bar.height

    ScrollArea {
        id: scroller

        objectName: "workshopsScroll"
        width: parent.width
        height: parent.height - bar.height
        contentHeight: column.height + Theme.margin

        Column {
            id: column

            width: scroller.width
            spacing: Theme.unit

            Column {
                x: Theme.margin
                width: parent.width - 2 * Theme.margin

                KitText {
                    objectName: "workshopsHeadline"
                    width: parent.width
                    level: KitText.Headline
                    text: qsTr("First workshops")
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: InnovationWorkshops.note
                }
                KitText {
                    objectName: "workshopsHow"
                    width: parent.width
                    level: KitText.Detail
                    text: qsTr("A tap on the map places it. Hold your finger down to see the hex enlarged.")
                }
            }
            InnovationBoard {
                objectName: "workshopsMap"
                width: parent.width
                height: Math.min(scroller.height * 0.62, Math.round(width * land.height / land.width))
                loupe: true
                scene: InnovationWorkshops.scene
                shown: InnovationWorkshops.shown
                selectable: InnovationWorkshops.selectable
                onSpaceTapped: id => InnovationWorkshops.choose(id)
            }
            Card {
                x: Theme.unit
                width: parent.width - 2 * Theme.unit
                padding: 0

                Column {
                    id: list

                    width: parent.width

                    Repeater {
                        model: InnovationWorkshops.rows

                        InnovationWorkshopLine {
                            width: list.width
                        }
                    }
                }
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: InnovationApp.session

        KitButton {
            objectName: "workshopsDone"
            visible: InnovationWorkshops.ready
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Continue without a second workshop")
            confirms: bar.session.position
            onClicked: InnovationWorkshops.skip()
        }
        KitButton {
            objectName: "workshopsUniversity"
            visible: !InnovationWorkshops.ready
            Layout.fillWidth: true
            enabled: InnovationWorkshops.mayBeginOtherwise
            symbol: InnovationWorkshops.university ? "innovation_workshop" : "innovation_university"
            text: InnovationWorkshops.university ? qsTr("Start with two workshops") : qsTr("Start with a university")
            onClicked: InnovationWorkshops.university = !InnovationWorkshops.university
        }
    }
}
