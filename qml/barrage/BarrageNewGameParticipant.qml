pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// One participant: the company with its seal, and how strong an Automa is.
Card {
    id: control

    required property BarrageNewGame game
    required property int index
    required property bool human
    required property string company
    required property string title
    required property string detail
    required property string level
    required property string about
    required property string officer
    required property bool removable

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
            BarrageCompanySeal {
                id: seal

                company: control.company
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
                    text: control.title
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: control.detail
                }
            }
            Row {
                id: buttons

                anchors.right: parent.right
                anchors.rightMargin: -8
                anchors.verticalCenter: parent.verticalCenter

                IconButton {
                    objectName: "edit_" + control.index
                    symbol: "pencil"
                    text: qsTr("Change player %1").arg(control.index + 1)
                    onClicked: control.edited()
                }
                IconButton {
                    objectName: "remove_" + control.index
                    visible: control.removable
                    symbol: "close"
                    text: qsTr("Remove player %1").arg(control.index + 1)
                    onClicked: control.game.remove(control.index)
                }
            }
        }
        SegmentedChoice {
            objectName: "level_" + control.index
            visible: !control.human
            width: parent.width
            label: qsTr("Level")
            current: control.level
            options: control.human ? [] : control.game.levels
            onChosen: value => control.game.setLevel(control.index, value)
        }
        KitText {
            visible: text !== ""
            width: parent.width
            level: KitText.Detail
            text: control.about
        }
        KitText {
            visible: control.officer !== ""
            width: parent.width
            level: KitText.Detail
            text: qsTr("Executive officer: %1").arg(control.officer)
        }
    }
}
