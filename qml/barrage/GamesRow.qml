pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// One saved game: who plays, how it stands, when it was played. A tap on it goes on.
RowBase {
    id: control

    property var game: ({})

    signal more

    text: game.title ?? ""
    implicitWidth: 320
    implicitHeight: words.height + 24
    Accessible.role: Accessible.Button
    Accessible.name: (game.status === "finished" ? qsTr("Look at it: %1") : qsTr("Continue: %1")).arg(text)
    Accessible.description: (game.standing ?? "") + ", " + (game.detail ?? "")

    Item {
        anchors.fill: parent

        Column {
            id: words

            x: Theme.margin
            y: 12
            width: parent.width - 2 * Theme.margin - Theme.target
            spacing: 2

            Row {
                spacing: 6
                bottomPadding: 4

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
                text: control.text
            }
            KitText {
                objectName: "gameStanding"
                visible: text !== ""
                width: parent.width
                text: control.game.standing ?? ""
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: control.game.detail ?? ""
            }
        }
    }
    IconButton {
        objectName: "moreGame"
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        symbol: "more"
        text: qsTr("More: %1").arg(control.text)
        onClicked: control.more()
    }
}
