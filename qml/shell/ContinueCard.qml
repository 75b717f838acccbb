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

        Item {
            id: head

            // On one line where both have room; never half of each.
            readonly property bool wide: title.natural + saved.natural + Theme.gap <= width

            width: parent.width
            height: title.height + (wide ? 0 : saved.height)

            MeasuredText {
                id: title

                level: KitText.Overline
                width: head.wide ? natural : parent.width
                text: Shell.home.overline
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            MeasuredText {
                id: saved

                level: KitText.Small
                width: head.wide ? natural : parent.width
                x: head.wide ? parent.width - width : 0
                y: head.wide ? title.height - height : title.height
                text: Shell.home.savedAgo
            }
        }
        Flow {
            id: scores

            // What stands in the row without its gaps; it moves together before it breaks.
            readonly property real bare: {
                let sum = 0;
                for (let i = 0; i < cells.count; ++i)
                    sum += cells.itemAt(i)?.implicitWidth ?? 0;
                return sum;
            }

            width: parent.width
            spacing: Math.max(10, Math.min(22, Math.floor((width - bare) / Math.max(1, cells.count - 1))))

            Repeater {
                id: cells

                model: Shell.home.scores

                Row {
                    id: score

                    required property sideLook look
                    required property string name
                    required property string points
                    required property string note

                    spacing: 8

                    SideSeal {
                        look: score.look
                        size: 36
                        description: score.name
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        visible: text !== ""
                        tight: true
                        text: score.points
                        font.bold: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        visible: text !== ""
                        tight: true
                        level: KitText.Detail
                        text: score.note
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
