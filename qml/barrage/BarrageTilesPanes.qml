import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// A tiles-only game: the turn, and beside it or behind it the criteria and the markers.
Item {
    id: control

    // A GamePlace; there is no board to look at.
    property int place: GamePlace.Table
    property int columns: 1

    readonly property bool trackers: place === GamePlace.Trackers
    readonly property BarrageTiles tiles: BarrageApp.tiles
    readonly property BarrageTracker tracker: BarrageApp.tracker
    readonly property tileCriteria criteria: tiles.criteria
    readonly property bool between: tiles.mode === BarrageTiles.Score || tiles.mode === BarrageTiles.Next || tiles.mode === BarrageTiles.Final
    readonly property bool wide: columns > 1
    readonly property real turnWidth: wide ? Math.round(Math.min(width * 0.55, 640)) : width

    AnswerToast {
        session: BarrageApp.session
        wanted: !control.wide && control.trackers
    }
    BarrageTilesTurn {
        tiles: control.tiles
        session: BarrageApp.session
        order: BarrageApp.table.order
        visible: !control.between && (control.wide || !control.trackers)
        width: control.turnWidth
        height: parent.height
        alone: !control.wide
        stripShown: control.columns < 3
    }
    BarrageTilesRound {
        tiles: control.tiles
        session: BarrageApp.session
        visible: control.between && (control.wide || !control.trackers)
        width: control.turnWidth
        height: parent.height
    }
    Rectangle {
        visible: control.wide
        x: control.turnWidth
        width: 1
        height: parent.height
        color: Theme.line
    }
    ScrollArea {
        id: scroller

        readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

        objectName: "tilesBeside"
        visible: control.wide || control.trackers
        x: control.wide ? control.turnWidth + 1 : 0
        width: control.width - x
        height: parent.height
        contentHeight: column.height + 2 * Theme.gap
        onVisibleChanged: control.tracker.viewers.look(scroller, visible)
        Component.onCompleted: control.tracker.viewers.look(scroller, visible)

        Column {
            id: column

            x: scroller.side
            y: Theme.gap
            width: scroller.width - 2 * scroller.side
            spacing: Theme.gap

            SectionHead {
                visible: side.visible
                width: parent.width
                ruled: false
                text: qsTr("Criteria: tile %1").arg(control.criteria.code)
            }
            BarrageTilesSide {
                id: side

                visible: control.wide && control.tiles.mode === BarrageTiles.Automa
                width: parent.width
                side: control.criteria
            }
            BarrageTilesMarkers {
                tiles: control.tiles
                width: parent.width
            }
            BarrageTrackerEnergy {
                tracker: control.tracker
                width: parent.width
            }
            BarrageTrackerPoints {
                tracker: control.tracker
                width: parent.width
                most: 4
                onEditAsked: {
                    control.tracker.edit();
                    editor.open();
                }
            }
        }
    }
    BarrageTrackerEditor {
        id: editor

        draft: control.tracker.draft
        boardOffered: false // there is none
    }
}
