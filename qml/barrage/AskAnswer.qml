pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What the Automa would do: who does what where, then every movement, then what was skipped and why.
ScrollArea {
    id: control

    readonly property BarrageAsk ask: BarrageApp.ask
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

    objectName: "askAnswer"
    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column

        x: control.side
        y: Theme.gap
        width: control.width - 2 * control.side
        spacing: Theme.gap

        Card {
            visible: control.ask.problem !== ""
            width: parent.width
            tone: Card.Brass

            KitText {
                objectName: "askProblem"
                anchors.left: parent.left
                anchors.right: parent.right
                color: Theme.brassCInk
                text: control.ask.problem
            }
        }
        Card {
            visible: control.ask.headline !== ""
            width: parent.width
            padding: 0

            Column {
                id: body

                anchors.left: parent.left
                anchors.right: parent.right

                Item {
                    width: parent.width
                    height: Math.max(44, words.height) + 24

                    CompanySeal {
                        company: control.ask.company
                        size: 44
                        x: Theme.margin
                        y: 14
                    }
                    Column {
                        id: words

                        x: Theme.margin + 56
                        y: 10
                        width: parent.width - x - Theme.margin

                        KitText {
                            objectName: "askHeadline"
                            width: parent.width
                            level: KitText.Headline
                            text: control.ask.headline
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Repeater {
                            model: control.ask.sublines

                            KitText {
                                required property string modelData

                                width: words.width
                                level: KitText.Detail
                                text: modelData
                            }
                        }
                    }
                }
                StepList {
                    width: parent.width
                    groups: control.ask.groups
                }
                Repeater {
                    model: control.ask.skipped

                    AutomaSkipped {
                        required property var modelData

                        width: body.width
                        text: modelData.text
                        rule: modelData.rule
                    }
                }
            }
        }
    }
}
