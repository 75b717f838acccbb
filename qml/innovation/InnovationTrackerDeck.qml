pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The deck of the round: what was played, what lies there, what is still face down, the last two turned.
Card {
    id: control

    objectName: "trackerDeck"
    topPadding: 12
    bottomPadding: 12

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        Flow {
            width: parent.width
            spacing: Theme.unit

            MeasuredText {
                width: Math.min(natural, parent.width)
                font.bold: true
                text: InnovationTracker.deckTitle
            }
            MeasuredText {
                width: Math.min(natural, parent.width)
                level: KitText.Detail
                text: InnovationTracker.deckNote
            }
        }
        Flow {
            width: parent.width
            spacing: 6
            Accessible.role: Accessible.Grouping
            Accessible.name: InnovationTracker.deckTitle

            Repeater {
                model: InnovationTracker.deck

                Item {
                    id: slot

                    required property int number
                    required property bool action
                    required property bool support
                    required property bool turned

                    width: turned ? 42 : 30
                    height: 42
                    Accessible.role: Accessible.StaticText
                    Accessible.name: number === 0 ? (turned ? qsTr("face down, sideways") : qsTr("face down"))
                                   : action ? qsTr("card %1, action card").arg(number)
                                   : support ? qsTr("card %1, support card").arg(number) : qsTr("card %1").arg(number)

                    Rectangle {
                        anchors.centerIn: parent
                        width: slot.turned ? 40 : 29
                        height: slot.turned ? 29 : 40
                        radius: 5
                        color: slot.action ? Theme.primaryC : slot.number > 0 ? Theme.sunken : Theme.surface
                        border.width: slot.action || slot.support ? 2 : 1
                        border.color: slot.action ? Theme.primary : Theme.text

                        KitText {
                            anchors.centerIn: parent
                            tight: true
                            level: KitText.Detail
                            font.bold: true
                            font.pixelSize: 14
                            color: slot.action ? Theme.primaryCInk : slot.number > 0 ? Theme.text2 : Theme.text
                            text: slot.number > 0 ? slot.number : "?"
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: InnovationTracker.deckLeft
        }
    }
}
