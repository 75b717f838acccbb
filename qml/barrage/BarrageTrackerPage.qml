pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// What the app keeps of one company; any number can be set by hand. Fills the place or pane it is given.
FocusScope {
    id: page

    // Beside the table, the forecast belongs here and the company follows the turn.
    property bool aside: false

    readonly property BarrageTracker tracker: BarrageApp.tracker

    objectName: "trackerPage"
    onVisibleChanged: tracker.viewers.look(page, visible)
    Component.onCompleted: tracker.viewers.look(page, visible)

    ScrollArea {
        id: scroller

        readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

        anchors.fill: parent
        contentHeight: content.height + 2 * Theme.unit

        Column {
            id: content

            x: scroller.side
            y: Theme.unit
            width: scroller.width - 2 * scroller.side
            spacing: Theme.gap

            TurnStrip {
                width: parent.width
                order: BarrageApp.table.order
                choosable: true
                chosen: page.tracker.company
                onSideChosen: who => page.tracker.company = who
            }
            KitText {
                objectName: "trackerDetail"
                width: parent.width
                level: KitText.Detail
                text: page.tracker.detail
            }
            BarrageTrackerPoints {
                tracker: page.tracker
                width: parent.width
                most: page.aside ? 2 : 4
                onEditAsked: {
                    page.tracker.edit();
                    editor.open();
                }
            }
            BarrageTrackerEnergy {
                tracker: page.tracker
                width: parent.width
            }
            BarrageTrackerCounts {
                tracker: page.tracker
                visible: page.tracker.tracked
                width: parent.width
            }
            ForecastCard {
                visible: page.aside && (BarrageApp.forecast.available || !BarrageApp.forecast.enabled)
                width: parent.width
                most: 5
                forecast: BarrageApp.forecast
            }
            BarrageTrackerWheel {
                tracker: page.tracker
                visible: page.tracker.tracked
                width: parent.width
            }
            BarrageTrackerBoard {
                tracker: page.tracker
                width: parent.width
            }
        }
    }
    BarrageTrackerEditor {
        id: editor

        draft: page.tracker.draft
        onBoardAsked: BarrageApp.place.show(GamePlace.Board)
    }
}
