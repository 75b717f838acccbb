pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Lookup

// A faction: where its science starts, and its action line by line.
LookupForm {
    id: control

    readonly property string faction: entry.id
    readonly property var starts: InnovationLookup.startOf(faction)

    onFactionChanged: InnovationLookup.showFaction(faction)
    Component.onCompleted: InnovationLookup.showFaction(faction)

    InnovationLeap {
        visible: control.faction === "wanderers"
        width: parent.width
    }
    Card {
        width: parent.width
        padding: 0

        Column {
            id: rows

            width: parent.width

            StepGroupHead {
                visible: control.starts.length > 0
                width: parent.width
                roundTop: true
                text: qsTr("Start")
                symbol: "innovation_science"
            }
            Flow {
                visible: control.starts.length > 0
                x: Theme.margin
                width: parent.width - 2 * Theme.margin
                topPadding: 10
                bottomPadding: 10
                spacing: Theme.gap

                Repeater {
                    model: control.starts

                    InnovationDiscipline {
                        required property string modelData

                        discipline: modelData
                        size: 34
                        name: InnovationTiles.disciplineName(modelData)
                    }
                }
                KitText {
                    height: Math.max(34, implicitHeight)
                    verticalAlignment: Text.AlignVCenter
                    level: KitText.Detail
                    text: qsTr("level 1")
                }
            }
            StepGroupHead {
                width: parent.width
                roundTop: control.starts.length === 0
                text: qsTr("Faction action")
                symbol: "innovation_faction"
            }
            Repeater {
                model: InnovationLookup.lines

                Item {
                    id: line

                    required property int number
                    required property string symbol
                    required property string text
                    required property string detail

                    width: rows.width
                    height: Math.max(52, words.height + 14)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: number + ". " + text + (detail === "" ? "" : ", " + detail)

                    KitText {
                        x: Theme.margin
                        anchors.verticalCenter: parent.verticalCenter
                        font.bold: true
                        color: Theme.text2
                        text: line.number
                        Accessible.ignored: true
                    }
                    Symbol {
                        x: Theme.margin + 26
                        anchors.verticalCenter: parent.verticalCenter
                        name: line.symbol
                        size: 28
                        color: line.symbol === "vp" ? Theme.brass : Theme.text
                    }
                    Column {
                        id: words

                        x: Theme.margin + 68
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x - Theme.margin

                        FittedText {
                            width: parent.width
                            font.bold: true
                            lineHeight: 1
                            text: line.text
                            Accessible.ignored: true
                        }
                        KitText {
                            visible: text !== ""
                            width: parent.width
                            level: KitText.Detail
                            text: line.detail
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
