pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The star cards as levels, each with its track.
ListCard {
    id: control

    required property ScytheNewGame game

    StepGroupHead {
        width: parent.width
        height: Math.max(36, implicitHeight)
        roundTop: true
        text: qsTr("Level: star card")
        note: qsTr("track length")
    }
    Repeater {
        model: control.game.starCards

        ScytheLevelRow {
            objectName: "level_" + card
            width: parent?.width ?? 0
            longest: control.game.longestTrack
            onClicked: control.game.chooseStarCard(card)
        }
    }
    Item {
        property bool firstRow: false
        property bool lastRow: false

        width: parent.width
        height: legend.height + 16

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Flow {
            id: legend

            x: Theme.margin
            y: 8
            width: parent.width - 2 * Theme.margin
            spacing: Theme.margin

            Row {
                spacing: 6

                Rectangle {
                    width: 7
                    height: 16
                    radius: 1.5
                    color: Theme.brass
                    anchors.verticalCenter: parent.verticalCenter
                }
                KitText {
                    level: KitText.Small
                    text: qsTr("star")
                }
            }
            Row {
                spacing: 6

                Rectangle {
                    width: 8
                    height: 7
                    radius: 1.5
                    color: ScytheTheme.river
                    anchors.verticalCenter: parent.verticalCenter
                }
                KitText {
                    level: KitText.Small
                    text: qsTr("water closed")
                }
            }
            KitText {
                level: KitText.Small
                text: qsTr("%1–%2 spaces").arg(control.game.shortestTrack).arg(control.game.longestTrack)
            }
        }
    }
}
