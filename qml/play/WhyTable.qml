pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// What was counted for each candidate, and which of them stay.
Card {
    id: control

    property string head
    property string note
    required property GadgetList rows

    padding: 0

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        StepGroupHead {
            width: parent.width
            roundTop: true
            text: control.head
            note: control.note
        }
        Repeater {
            model: control.rows

            Item {
                id: row

                required property int index
                required property string name
                required property string text
                required property string value
                required property bool stays

                objectName: "whyCandidate" + index
                width: control.availableWidth
                height: Math.max(48, Math.max(place.height, words.height, number.height) + 16)
                Accessible.role: Accessible.StaticText
                Accessible.name: name + ", " + text + ", " + value

                Rectangle {
                    visible: row.index > 0
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                MeasuredText {
                    id: place

                    x: Theme.margin
                    width: Math.min(natural, row.width * 0.3)
                    font.bold: true
                    tight: true
                    text: row.name
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                KitText {
                    id: words

                    x: Math.max(72, place.x + place.width + 12)
                    width: number.x - x - 8
                    level: KitText.Detail
                    text: row.text
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                MeasuredText {
                    id: number

                    x: mark.x - width - 12
                    width: Math.min(natural, row.width * 0.28)
                    horizontalAlignment: Text.AlignRight
                    font.bold: true
                    tight: true
                    text: row.value
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                Symbol {
                    id: mark

                    x: parent.width - width - Theme.margin
                    name: row.stays ? "check" : "close"
                    color: row.stays ? Theme.ok : Theme.text2
                    size: 20
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
