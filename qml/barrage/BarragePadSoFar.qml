pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What has been entered of a turn that goes on.
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
    }
}
