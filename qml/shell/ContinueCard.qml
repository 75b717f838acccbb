pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The last unfinished game: where it stands, and one button to go on.
Card {
    id: control

    signal resumed

    Column {
        anchors.fill: parent
        spacing: 14

        SectionHead {
            width: parent.width
            ruled: false
            text: Shell.home.overline
            note: Shell.home.savedAgo
        }
        Flow {
            width: parent.width
            spacing: 22

            Repeater {
                model: Shell.home.scores

                Row {
                    id: score

                    required property var modelData

                    spacing: 8

                    CompanySeal {
                        company: score.modelData.company
                        size: 36
                        description: score.modelData.name
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        tight: true
                        text: score.modelData.points
                        font.bold: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        visible: text !== ""
                        tight: true
                        level: KitText.Detail
                        text: score.modelData.note
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
        KitButton {
            objectName: "continue"
            width: parent.width
            kind: KitButton.Primary
            text: Shell.home.action
            onClicked: control.resumed()
        }
    }
}
