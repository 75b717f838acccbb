import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Play

// An open game of Barrage.
PlayPage {
    id: page

    readonly property int pane: BarrageApp.pane
    readonly property bool ended: pane === BarrageApp.GameEndPane
    readonly property bool between: pane === BarrageApp.RoundEndPane
    readonly property bool tilesOnly: pane === BarrageApp.TilesPane

    title: ended ? qsTr("Game over") : between ? BarrageApp.roundEnd.title : BarrageApp.table.title
    subtitle: ended ? qsTr("Barrage") : between ? BarrageApp.roundEnd.subtitle : BarrageApp.table.subtitle
    where: BarrageApp.place
    session: BarrageApp.session
    saves: BarrageApp.saves
    order: BarrageApp.table.order
    history: "barrage/history"
    boardText: qsTr("Board")
    trackersText: qsTr("Trackers")
    trackingText: qsTr("What the app tracks")
    trackingShown: !ended
    redoStays: true // so that the title keeps its height
    boardShown: !tilesOnly
    framed: !tilesOnly
    turn: BarrageTablePage {}
    instead: ended ? gameEnd : between ? roundEnd : null
    board: Qt.resolvedUrl("BarrageBoardPage.qml")
    trackers: Qt.resolvedUrl("BarrageTrackerPage.qml")
    // What a human builds is tapped on the large map.
    entry: Qt.resolvedUrl("BarrageHumanMap.qml")
    entering: BarrageApp.pad.onMap
    onTrackingAsked: tracking.open()
    Component.onCompleted: {
        if (page.game !== "" && !BarrageApp.resume(page.game))
            Shell.navigator.back();
    }

    Loader {
        id: tiles

        active: page.tilesOnly
        y: page.paneTop
        width: parent.width
        height: page.paneHeight
        source: "BarrageTilesPanes.qml"
    }
    Binding {
        target: tiles.item
        property: "place"
        value: page.at
        when: tiles.status === Loader.Ready
    }
    Binding {
        target: tiles.item
        property: "columns"
        value: page.columns
        when: tiles.status === Loader.Ready
    }
    BarrageTilesMenu {
        id: tracking

        tiles: BarrageApp.tiles
    }
    Component {
        id: roundEnd

        BarrageRoundEndPane {
            end: BarrageApp.roundEnd
            tracker: BarrageApp.tracker
            session: BarrageApp.session
        }
    }
    Component {
        id: gameEnd

        BarrageGameEndPane {
            end: BarrageApp.gameEnd
            session: BarrageApp.session
        }
    }
}
