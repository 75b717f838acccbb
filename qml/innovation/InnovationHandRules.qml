pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// How the cards are carried out by hand, each line with its rule.
Card {
    id: control

    padding: 0

    Column {
        id: list

        width: parent.width

        Repeater {
            model: InnovationCardsOnly.rules

            Column {
                id: line

                required property int index
                required property string head
                required property string symbol
                required property string text
                required property var terrains
                required property string rule

                width: list.width

                StepGroupHead {
                    visible: line.head !== ""
                    width: parent.width
                    roundTop: line.index === 0
                    text: line.head
                    symbol: line.symbol
                }
                Item {
                    width: parent.width
                    height: Math.max(Theme.target, words.height + 14, chip.height + 14)

                    InnovationBookLink {
                        objectName: "handRule_" + line.index
                        anchors.fill: parent
                        key: line.rule === "" ? "" : "rule:" + line.rule
                        text: line.text.replace(/<[^>]*>/g, "") + ", " + line.rule
                    }
                    Rectangle {
                        visible: line.head === ""
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }
                    Flow {
                        id: words

                        x: Theme.margin
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - chip.width - 2 * Theme.margin - 8
                        spacing: 4

                        KitText {
                            width: Math.min(implicitWidth, words.width)
                            level: KitText.Step
                            textFormat: Text.StyledText
                            text: line.text
                            Accessible.ignored: true
                        }
                        Repeater {
                            model: line.terrains

                            InnovationTerrain {
                                required property string modelData

                                size: 26
                                terrain: modelData
                            }
                        }
                    }
                    Chip {
                        id: chip

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.margin
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.rule
                    }
                }
            }
        }
    }
}
