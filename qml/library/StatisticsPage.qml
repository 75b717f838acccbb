pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// What the finished games tell: won and lost, curves, margins, streaks.
KitPage {
    id: page

    readonly property LibraryStatistics numbers: LibraryApp.statistics

    objectName: "statisticsPage"
    title: qsTr("Statistics")
    subtitle: numbers.empty ? qsTr("Finished games") : numbers.headline
    actions: [
        IconButton {
            objectName: "statisticsFilter"
            visible: !page.numbers.empty
            symbol: "filter"
            text: qsTr("Filters")
            onClicked: filters.open()
        },
        IconButton {
            objectName: "exportCsv"
            visible: !page.numbers.empty
            symbol: "export"
            text: qsTr("Export as CSV")
            onClicked: LibraryApp.files === LibraryApp.ByDialog ? target.ask(true) : page.numbers.exportCsv()
        }
    ]
    Component.onCompleted: page.numbers.refresh()

    ScrollArea {
        id: scroller

        objectName: "statisticsScroll"
        anchors.fill: parent
        contentHeight: grid.height + 40

        Grid {
            id: grid

            readonly property real cell: columns === 2 ? Math.min(Theme.readingWidth, (scroller.width - 3 * Theme.margin) / 2)
                                                       : Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)

            columns: page.columns > 1 && !page.numbers.empty ? 2 : 1
            x: (scroller.width - width) / 2
            y: Theme.margin
            columnSpacing: Theme.margin
            rowSpacing: Theme.gap

            Column {
                width: grid.cell
                spacing: Theme.gap

                Flow {
                    visible: page.numbers.games.count > 0
                    width: parent.width
                    spacing: Theme.unit

                    Repeater {
                        model: page.numbers.games

                        FilterChip {
                            required property string game
                            required property string name
                            required property bool chosen

                            objectName: "statistics_" + game
                            text: name
                            checked: chosen
                            onClicked: page.numbers.game = game
                        }
                    }
                }
                EmptyState {
                    visible: page.numbers.empty
                    width: parent.width
                    symbol: "stats"
                    title: qsTr("No finished game yet")
                    message: qsTr("A game counts once you save its result at the end.")
                }
                KitButton {
                    objectName: "clearFilters"
                    visible: page.numbers.filterCount > 0
                    width: parent.width
                    compact: true
                    symbol: "close"
                    text: qsTr("Clear %n filter(s)", "", page.numbers.filterCount)
                    onClicked: page.numbers.clearFilters()
                }
                KitText {
                    visible: page.numbers.filteredOut
                    width: parent.width
                    text: qsTr("No game matches these filters.")
                }
                StatisticsRecords {
                    visible: !page.numbers.empty && !page.numbers.filteredOut
                    width: parent.width
                    records: page.numbers.records
                }
                Repeater {
                    model: page.numbers.tallies

                    StatisticsTally {
                        width: grid.cell
                    }
                }
            }
            Column {
                visible: !page.numbers.empty && !page.numbers.filteredOut
                width: grid.cell
                spacing: Theme.gap

                StatisticsCurves {
                    visible: chart.lines.length > 0
                    width: parent.width
                    chart: page.numbers.curves
                }
                StatisticsMargins {
                    visible: chart.bars.length > 0
                    width: parent.width
                    chart: page.numbers.margins
                }
                Repeater {
                    model: page.numbers.seats

                    StatisticsSeats {
                        width: grid.cell
                    }
                }
            }
        }
    }
    StatisticsFilters {
        id: filters

        numbers: page.numbers
    }
    FileAsk {
        id: target

        library: LibraryApp
        nameFilter: "CSV (*.csv)"
        suggestion: "statistics.csv"
        onChosen: file => page.numbers.exportCsv(file)
    }
}
