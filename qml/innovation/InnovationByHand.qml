pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.PlayApp

// What a guided faction's card did, by hand: a hex on the map, science, whatever the trackers count, VP here.
Card {
    id: control

    property int vp: 0

    objectName: "byHand"

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        KitText {
            width: parent.width
            level: KitText.Section
            text: qsTr("What did the card change?")
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        InnovationCards {
            visible: pair.support > 0
            width: parent.width
            pair: InnovationApp.table.cards
        }
        Repeater {
            model: InnovationApp.table.handParts

            Row {
                id: part

                required property string modelData

                width: parent.width
                spacing: Theme.unit

                Symbol {
                    name: "innovation_hand"
                    size: 24
                    color: Theme.text
                }
                KitText {
                    width: part.width - 24 - Theme.unit
                    font.bold: true
                    text: part.modelData
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.unit

            KitButton {
                objectName: "byHandHex"
                width: Math.min(implicitWidth, parent.width)
                compact: true
                symbol: "innovation_hex"
                text: qsTr("A hex: on the map")
                onClicked: InnovationApp.place.show(GamePlace.Board)
            }
            KitButton {
                objectName: "byHandScience"
                width: Math.min(implicitWidth, parent.width)
                compact: true
                symbol: "innovation_science"
                text: qsTr("Science")
                onClicked: {
                    InnovationScience.chooseAutoma();
                    Shell.navigator.open("innovation/science");
                }
            }
            KitButton {
                objectName: "byHandRest"
                width: Math.min(implicitWidth, parent.width)
                compact: true
                symbol: "pencil"
                text: qsTr("Scholars, tiles…")
                onClicked: {
                    InnovationTracker.who = "automa";
                    InnovationApp.place.show(GamePlace.Trackers);
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.unit

            MeasuredText {
                width: Math.min(natural, parent.width)
                height: Math.max(Theme.target, implicitHeight)
                verticalAlignment: Text.AlignVCenter
                text: qsTr("VP from the card")
            }
            Stepper {
                objectName: "byHandVp"
                label: qsTr("The Automa’s VP")
                from: -20
                to: 40
                value: control.vp
                onMoved: amount => control.vp = amount
            }
            KitButton {
                objectName: "byHandGain"
                width: Math.min(implicitWidth, parent.width)
                compact: true
                enabled: control.vp !== 0
                text: qsTr("Add")
                onClicked: {
                    InnovationApp.table.gain(control.vp);
                    control.vp = 0;
                }
            }
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: qsTr("The app does not have this card’s text. What you enter is logged as “by hand”. Then tap Done.")
        }
    }
}
