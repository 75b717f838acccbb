pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What comes of it, before it counts; a hint while nothing is chosen yet.
Column {
    id: control

    required property BarragePad pad
    // Who acts.
    required property string company
    // The user wants to see what an Automa may do.
    required property bool forecastWanted

    function hint(): string {
        switch (control.pad.kind) {
        case PadKind.Build: return control.pad.onMap ? qsTr("Tap a highlighted space on the map.") : qsTr("Choose a building.");
        case PadKind.Produce: return control.pad.options.count === 0 ? qsTr("No system with water is ready.") : qsTr("Choose a system.");
        case PadKind.Water: return qsTr("Tap a headstream: both drops go there. Tap another to split them.");
        case PadKind.Flow: return qsTr("Tap the headstream where the drop starts.");
        case PadKind.Contract: return qsTr("Choose the contract to take.");
        case PadKind.Patent: return control.pad.options.count === 0 ? qsTr("The Patent Office is empty.") : qsTr("Choose the tile to take.");
        case PadKind.Markers: return qsTr("Set how far the markers move.");
        default: return "";
        }
    }

    objectName: "preview"
    spacing: Theme.unit

    KitText {
        visible: !control.pad.ready
        width: parent.width
        level: KitText.Detail
        color: control.pad.problem === "" ? Theme.text2 : Theme.danger
        text: control.pad.problem === "" ? control.hint() : control.pad.problem
    }
    Item {
        visible: control.pad.ready
        width: parent.width
        height: Math.max(seal.height, words.height)

        BarrageCompanySeal {
            id: seal

            company: control.company
            size: 40
        }
        Column {
            id: words

            x: 52
            width: parent.width - x

            KitText {
                objectName: "previewTitle"
                width: parent.width
                level: KitText.Section
                text: control.pad.title
            }
            Repeater {
                model: control.pad.lines

                KitText {
                    required property string modelData

                    width: words.width
                    level: KitText.Step
                    textFormat: Text.StyledText
                    text: modelData
                }
            }
        }
    }
    KitButton {
        objectName: "moreButton"
        visible: control.pad.canGoOn
        kind: KitButton.Plain
        compact: true
        symbol: "plus"
        width: Math.min(implicitWidth, parent.width)
        text: qsTr("Count this, the turn goes on")
        Accessible.description: qsTr("Records this and keeps the turn open")
        onClicked: control.pad.confirm(true)
    }
    Card {
        visible: control.pad.ready && control.pad.outlook !== "" && control.forecastWanted
        width: parent.width
        tone: Card.Brass
        padding: 10

        Item {
            anchors.left: parent.left
            anchors.right: parent.right
            implicitHeight: outlook.height

            Symbol {
                name: "forecast"
                color: Theme.brassCInk
                size: 22
                anchors.verticalCenter: parent.verticalCenter
            }
            KitText {
                id: outlook

                x: 34
                width: parent.width - x
                level: KitText.Detail
                color: Theme.brassCInk
                text: control.pad.outlook
            }
        }
    }
}
