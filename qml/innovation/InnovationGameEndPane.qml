pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The end: what only the table can count, the final scoring line by line, and the entry in the results.
GamePane {
    id: pane

    readonly property InnovationGameEnd end: InnovationGameEnd

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
            y: Theme.unit
            spacing: Theme.gap

            KitText {
                objectName: "gameEndHeadline"
                width: parent.width
                level: KitText.Title
                text: pane.end.headline
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Row {
                id: ranks

                visible: pane.end.scored
                width: parent.width
                spacing: Theme.unit

                Repeater {
                    id: places

                    model: pane.end.ranks

                    InnovationRankCard {
                        width: (ranks.width - (places.count - 1) * ranks.spacing) / Math.max(1, places.count)
                    }
                }
            }
            KitText {
                visible: !pane.end.scored
                width: parent.width
                level: KitText.Detail
                text: qsTr("Enter what only you can count. The app adds area, science and the faction.")
            }
            ListCard {
                id: counts

                visible: !pane.end.scored
                width: parent.width

                Repeater {
                    model: pane.end.counts

                    InnovationEndRow {
                        width: counts.width
                        onTold: (key, value) => pane.end.tell(key, value)
                    }
                }
            }
            InnovationGameEndGroups {
                visible: areas.count > 0
                width: parent.width
                areas: pane.end.areas
                groups: pane.end.groups
            }
            ScoreTable {
                width: parent.width
                heading: qsTr("Scoring")
                scores: pane.end.scores
            }
            Card {
                visible: pane.end.scored
                width: parent.width

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.unit

                    KitText {
                        width: parent.width
                        font.bold: true
                        text: qsTr("The Automa’s VP after each round")
                    }
                    PointsChart {
                        width: parent.width
                        height: 200
                        name: qsTr("The Automa’s VP after each round")
                        labels: pane.end.chartLabels
                        lines: pane.end.chart
                        most: pane.end.most
                    }
                }
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: InnovationApp.session

        SaveResultButton {
            session: InnovationApp.session
            saved: pane.end.saved
            ready: pane.end.missing === ""
            first: pane.end.scored ? "" : pane.end.missing !== "" ? pane.end.missing : qsTr("Score the game")
            onFirstAsked: pane.end.score()
            onSaveAsked: pane.end.save()
        }
    }
}
