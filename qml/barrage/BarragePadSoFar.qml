pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What has been entered of a turn that goes on, and what a reward still gives to place.
Card {
    id: control

    required property BarragePad pad

    objectName: "soFar"
    tone: Card.Primary
    topPadding: 10
    bottomPadding: 10

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        KitText {
            width: parent.width
            color: Theme.primaryCInk
            font.bold: true
            text: qsTr("This turn so far")
        }
        Repeater {
            model: control.pad.soFar

            KitText {
                required property string modelData

                width: control.availableWidth
                level: KitText.Detail
                color: Theme.primaryCInk
                text: modelData
            }
        }
        KitText {
            objectName: "toPlace"
            visible: control.pad.toPlace.length > 0
            width: parent.width
            topPadding: 6
            color: Theme.primaryCInk
            font.bold: true
            text: qsTr("Now place: %1").arg(Array.from(control.pad.toPlace).join(", "))
        }
        KitButton {
            objectName: "placeNothing"
            visible: control.pad.toPlace.length > 0
            compact: true
            text: qsTr("Do not place it, end the turn")
            confirms: BarrageApp.session.position
            onClicked: control.pad.endTurn()
        }
    }
}
