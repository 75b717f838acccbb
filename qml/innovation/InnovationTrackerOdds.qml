pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// With which card it passes: only the last two places and the end of the deck can make it.
Card {
    id: control

    objectName: "trackerOdds"
    topPadding: 12
    bottomPadding: 12

    Column {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 4

        Item {
            width: parent.width
            height: Math.max(title.height, rule.height)

            KitText {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - rule.width - 8
                font.bold: true
                text: qsTr("It passes with")
            }
            Chip {
                id: rule

                anchors.right: parent.right
                text: "A-42"
            }
        }
        Repeater {
            model: InnovationTracker.odds

            Item {
                id: row

                required property string text
                required property string odds
                required property double share

                width: rows.width
                height: Math.max(30, words.height, number.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: text + ": " + odds

                KitText {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.42
                    level: KitText.Detail
                    color: Theme.text
                    text: row.text
                    Accessible.ignored: true
                }
                Rectangle {
                    x: parent.width * 0.44
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.34
                    height: 10
                    radius: 5
                    color: Theme.sunken

                    Rectangle {
                        width: Math.max(parent.height, parent.width * row.share)
                        height: parent.height
                        radius: 5
                        color: Theme.primary
                    }
                }
                KitText {
                    id: number

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.2
                    horizontalAlignment: Text.AlignRight
                    level: KitText.Detail
                    font.bold: true
                    color: Theme.text
                    text: row.odds
                    Accessible.ignored: true
                }
            }
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: InnovationTracker.oddsNote
        }
    }
}
