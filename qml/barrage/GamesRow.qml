pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// One saved game: who plays, when, and what can be done with it.
Card {
    id: control

    property var game: ({})

    signal opened
    signal more

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        Row {
            spacing: 6

            Repeater {
                model: control.game.companies ?? []

                CompanySeal {
                    required property string modelData

                    company: modelData
                    size: 28
                }
            }
        }
        KitText {
            width: parent.width
            font.bold: true
            text: control.game.title ?? ""
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: control.game.detail ?? ""
        }
        Item {
            width: parent.width
            height: Math.max(go.height, Theme.target)

            KitButton {
                id: go

                objectName: "continueGame"
                width: parent.width - 56
                compact: true
                kind: control.game.status === "active" ? KitButton.Primary : KitButton.Secondary
                text: control.game.status === "finished" ? qsTr("Look at it") : qsTr("Continue")
                onClicked: control.opened()
            }
            IconButton {
                objectName: "moreGame"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                symbol: "more"
                text: qsTr("More: %1").arg(control.game.title ?? "")
                onClicked: control.more()
            }
        }
    }
}
