pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.Play
import Automa.PlayApp
import Automa.ScytheApp

// The end: who won, the human's last lines, the score line by line, and the entry in the results.
GamePane {
    id: pane

    required property ScytheGameEnd end
    required property PlaySession session

    objectName: "gameEndPane"
    barHeight: bar.height

    ScrollArea {
        id: scroller

        objectName: "gameEndScroll"
        width: parent.width
        height: parent.height - bar.height
        contentHeight: column.height + 32

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.gap
            spacing: Theme.gap

            Column {
                width: parent.width

                KitText {
                    objectName: "gameEndHeadline"
                    width: parent.width
                    level: KitText.Title
                    text: pane.end.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: pane.end.subline
                }
            }
            ListCard {
                width: parent.width

                Repeater {
                    model: pane.end.standings

                    ScytheStandingRow {
                        width: parent?.width ?? 0
                    }
                }
            }
            Card {
                width: parent.width

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.unit

                    SectionHead {
                        width: parent.width
                        ruled: false
                        text: pane.end.onMap ? qsTr("What only you can count") : qsTr("Counted at the table")
                    }
                    Repeater {
                        model: pane.end.numbers

                        ScytheDraftNumber {
                            width: parent?.width ?? 0
                            onMoved: value => pane.end.set(field, value)
                        }
                    }
                }
            }
            ListCard {
                visible: pane.end.onMap
                width: parent.width

                ListRow {
                    objectName: "endStructures"
                    width: parent.width
                    symbol: "scythe_structure"
                    text: qsTr("Your structures")
                    detail: pane.end.structuresText
                    onClicked: structures.open()
                }
                ListRow {
                    objectName: "endResources"
                    width: parent.width
                    symbol: "scythe_resources"
                    text: qsTr("Resources on your territories")
                    detail: pane.end.resourcesText
                    onClicked: resources.open()
                }
            }
            ScoreTable {
                width: parent.width
                heading: qsTr("Score")
                scores: pane.end.scores
            }
            Card {
                objectName: "tieBreak"
                visible: pane.end.tieBreak !== ""
                width: parent.width

                KitText {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    text: pane.end.tieBreak
                }
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: pane.session

        SaveResultButton {
            session: pane.session
            saved: pane.end.saved
            onSaveAsked: pane.end.save()
        }
    }
    Sheet {
        id: structures

        objectName: "structuresSheet"
        title: qsTr("Your structures")
        subtitle: pane.end.structuresText

        ScytheMapView {
            objectName: "structuresMap"
            width: parent.width
            height: Math.min(width, 480)
            scene: pane.end.scene
            shown: pane.end.shown
            onSpaceTapped: place => pane.end.toggleStructure(place)
        }
    }
    Sheet {
        id: resources

        objectName: "resourcesSheet"
        title: qsTr("Resources on your territories")
        subtitle: qsTr("At most 6 per territory count.")

        Repeater {
            model: pane.end.resources

            ScytheDraftNumber {
                width: parent?.width ?? 0
                onMoved: value => pane.end.setResources(field, value)
            }
        }
    }
}
