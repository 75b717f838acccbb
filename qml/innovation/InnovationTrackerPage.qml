pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// What the app keeps of one side; any number can be set by hand. Fills the place or pane it is given.
FocusScope {
    id: page

    property bool aside: false

    readonly property InnovationTracker tracker: InnovationTracker

    objectName: "trackerPage"
    onVisibleChanged: tracker.viewers.look(page, visible)
    Component.onCompleted: tracker.viewers.look(page, visible)

    ScrollArea {
        id: scroller

        readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

        objectName: "trackerScroll"
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
                order: page.tracker.sides
                choosable: true
                chosen: page.tracker.who
                points: true
                onSideChosen: who => page.tracker.who = who
            }
            InnovationTrackerPoints {
                width: parent.width
                most: page.aside ? 2 : 4
                onEditAsked: editor.edit(page.tracker.who)
            }
            InnovationTrackerBuildings {
                visible: page.tracker.board
                width: parent.width
            }
            InnovationTrackerScience {
                visible: page.tracker.board
                width: parent.width
            }
            InnovationTrackerDeck {
                visible: page.tracker.automa
                width: parent.width
            }
            InnovationTrackerOdds {
                visible: page.tracker.automa
                width: parent.width
            }
            ListCard {
                width: parent.width
                visible: page.tracker.board

                ListRow {
                    objectName: "trackerTable"
                    width: parent.width
                    symbol: "pencil"
                    text: qsTr("Actions, scholars and tiles")
                    detail: qsTr("What is covered, taken and placed; set by hand")
                    onClicked: editor.edit("table")
                }
            }
        }
    }
    InnovationDraftSheet {
        id: editor
    }
}
