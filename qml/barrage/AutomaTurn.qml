pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The Automa's turn: who does what where, then every movement to tick off, then what was skipped and why.
Card {
    id: control

    property BarrageTable table: BarrageApp.table

    function toggle(step: int) {
        steps.toggle(step);
    }

    objectName: "automaCard"
    padding: 0

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        Item {
            width: parent.width
            height: Math.max(seal.height, words.height) + 24

            CompanySeal {
                id: seal

                company: control.table.company
                size: 44
                x: Theme.margin
                y: 14
            }
            Column {
                id: words

                x: Theme.margin + 44 + 12
                y: 10
                width: parent.width - x - Theme.margin

                KitText {
                    objectName: "headline"
                    width: parent.width
                    level: KitText.Headline
                    text: control.table.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Repeater {
                    model: control.table.sublines

                    KitText {
                        required property string modelData

                        width: words.width
                        level: KitText.Detail
                        text: modelData
                    }
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        StepList {
            id: steps

            objectName: "steps"
            width: parent.width
            groups: control.table.groups
            onToggled: (index, done) => control.table.tick(index, done)
        }
        Repeater {
            model: control.table.skipped

            AutomaSkipped {
                required property var modelData

                width: control.availableWidth
                text: modelData.text
                rule: modelData.rule
            }
        }
    }
}
