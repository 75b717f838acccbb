pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// One participant: the company with its seal, and how strong an Automa is.
Card {
    id: control

    property int number: 0
    property var participant: ({})

    signal edited

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(Theme.target, words.height, seal.height)

            // The pencil is the control; a tap beside it is meant for it, too.
            TapHandler {
                onTapped: control.edited()
            }
            CompanySeal {
                id: seal

                company: control.participant.company ?? ""
                size: 40
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: words

                x: seal.width + Theme.gap
                width: parent.width - x - buttons.width - Theme.unit
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    width: parent.width
                    font.bold: true
                    text: control.participant.title ?? ""
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: control.participant.detail ?? ""
                }
            }
            Row {
                id: buttons

                anchors.right: parent.right
                anchors.rightMargin: -8
                anchors.verticalCenter: parent.verticalCenter

                IconButton {
                    objectName: "edit_" + control.number
                    symbol: "pencil"
                    text: qsTr("Change participant %1").arg(control.number + 1)
                    onClicked: control.edited()
                }
                IconButton {
                    objectName: "remove_" + control.number
                    visible: control.participant.removable ?? false
                    symbol: "close"
                    text: qsTr("Remove participant %1").arg(control.number + 1)
                    onClicked: BarrageApp.newGame.remove(control.number)
                }
            }
        }
        SegmentedChoice {
            objectName: "level_" + control.number
            visible: !(control.participant.human ?? true)
            width: parent.width
            label: qsTr("Level")
            current: control.participant.level ?? ""
            options: control.participant.levels ?? []
            onChosen: value => BarrageApp.newGame.setLevel(control.number, value)
        }
        KitText {
            visible: text !== ""
            width: parent.width
            level: KitText.Detail
            text: control.participant.about ?? ""
        }
        KitText {
            visible: (control.participant.level ?? "") === "very_high" && !(control.participant.human ?? true)
            width: parent.width
            level: KitText.Detail
            text: qsTr("Executive officer: %1").arg(control.participant.officerText ?? "")
        }
    }
}
