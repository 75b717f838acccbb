pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// What the app keeps of the Automa, and the human's stars; any number can be set by hand. Fills the place or pane it is
// given.
FocusScope {
    id: page

    // Beside the table, the forecast belongs here.
    property bool aside: false

    readonly property ScytheTracker tracker: ScytheApp.tracker

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
                visible: !page.aside
                width: parent.width
                order: ScytheApp.table.order
                points: true
            }
            ScythePowerCard {
                tracker: page.tracker
                width: parent.width
                onEditAsked: {
                    page.tracker.draft.begin();
                    editor.open();
                }
            }
            ScytheTrackerNumbers {
                tracker: page.tracker
                width: parent.width
            }
            ScytheTrackerUnits {
                tracker: page.tracker
                visible: page.tracker.unitsKept
                width: parent.width
            }
            ForecastCard {
                visible: page.aside && (ScytheApp.forecast.available || !ScytheApp.forecast.enabled)
                width: parent.width
                most: 5
                forecast: ScytheApp.forecast
            }
            ListCard {
                width: parent.width

                ListRow {
                    objectName: "openStarTrack"
                    width: parent.width
                    symbol: "scythe_star"
                    symbolColor: Theme.brass
                    text: qsTr("Star track: %1").arg(ScytheApp.starTrack.cubeText)
                    detail: ScytheApp.starTrack.nextText
                    onClicked: Shell.navigator.open("scythe/stars")
                }
                ListRow {
                    objectName: "openSeenCards"
                    width: parent.width
                    symbol: "scythe_cards"
                    text: page.tracker.cardsTitle
                    detail: page.tracker.cardsNote
                    onClicked: seen.open()
                }
                ListRow {
                    objectName: "factoryCard"
                    width: parent.width
                    symbol: "scythe_factory_card"
                    text: page.tracker.factoryCard ? qsTr("The Automa has a Factory card") : qsTr("Factory card: none yet")
                    detail: page.tracker.factoryCard ? qsTr("Its character no longer goes there") : qsTr("Its character may still go there for one (S-50)")
                    onClicked: Shell.navigator.open("lookup", {
                        game: "scythe",
                        key: "rule:S-50"
                    })
                }
            }
            ListCard {
                width: parent.width

                ScytheStarsRow {
                    width: parent.width
                    look: page.tracker.humanLook
                    stars: page.tracker.humanStars
                    possible: page.tracker.canStar
                    onPlaced: page.tracker.placeStar()
                }
            }
            ScytheLedger {
                ledger: page.tracker.ledger
                width: parent.width
                most: page.aside ? 3 : 5
            }
        }
    }
    ScytheTrackerEditor {
        id: editor

        draft: page.tracker.draft
    }
    ScytheSeenCards {
        id: seen

        tracker: page.tracker
        onEditAsked: {
            page.tracker.cardsDraft.begin();
            piles.open();
        }
    }
    ScytheCardsEditor {
        id: piles

        draft: page.tracker.cardsDraft
    }
}
