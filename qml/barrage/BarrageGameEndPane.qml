pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// The end: who won, how it came about, and the entry in the results.
GamePane {
    id: pane

    required property BarrageGameEnd end
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
                    text: qsTr("Add what only you can count: credits and machines left. Correct your score before you save.")
                }
            }
            ListCard {
                id: standings

                width: parent.width

                Repeater {
                    model: pane.end.standings

                    BarrageGameEndRow {
                        width: standings.width
                        onScored: (company, vp) => pane.end.setScore(company, vp)
                    }
                }
            }
            Card {
                width: parent.width

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.unit

                    KitText {
                        width: parent.width
                        font.bold: true
                        text: qsTr("VP after each round")
                    }
                    PointsChart {
                        width: parent.width
                        height: 240
                        name: qsTr("VP after each round")
                        labels: pane.end.chartLabels
                        lines: pane.end.chart
                        most: pane.end.most
                    }
                }
            }
            ScoreTable {
                visible: pane.end.scores.lines.count > 0
                width: parent.width
                heading: qsTr("Final scoring")
                scores: pane.end.scores
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
}
