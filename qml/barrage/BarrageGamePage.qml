import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// The frame of an open game: one place at a time on a phone, panes side by side where there is room.
KitPage {
    id: page

    // The saved game to open first; empty: the one that is open.
    property string game
    readonly property bool ended: BarrageApp.stage === BarrageApp.GameEnd
    readonly property bool tilesOnly: BarrageApp.tiles.active && !ended
    // An empty contract slot is asked for first, while its new tile is being drawn.
    readonly property bool over: ended || (!tilesOnly && BarrageApp.stage === BarrageApp.RoundEnd && BarrageApp.table.mode !== BarrageTable.Refill)
    readonly property BarrageRoundEnd end: BarrageApp.roundEnd
    readonly property var own: [
        {
            id: "table",
            text: qsTr("Table"),
            symbol: "table"
        },
        {
            id: "board",
            text: qsTr("Board"),
            symbol: "board"
        },
        {
            id: "trackers",
            text: qsTr("Trackers"),
            symbol: "trackers"
        }
    ]
    readonly property var lookup: ({
            id: "lookup",
            text: qsTr("Look-up"),
            symbol: "lookup"
        })
    readonly property var names: ["table", "board", "trackers"]

    function stepBack(): bool {
        if (panes.stepBack())
            return true;
        if (page.place === "table" || page.columns === 3)
            return false;
        page.place = "table";
        return true;
    }

    objectName: "gamePage"
    title: ended ? qsTr("Game over") : over ? end.title : BarrageApp.table.title
    subtitle: ended ? qsTr("Barrage") : over ? end.subtitle : BarrageApp.table.subtitle
    contentFoot: panes.barHeight
    place: names.includes(Shell.settings.value("barrage/place", "table")) ? Shell.settings.value("barrage/place", "table") : "table"
    places: {
        const mine = page.tilesOnly ? page.own.filter(each => each.id !== "board") : page.own;
        return Shell.pages.has("lookup") ? [...mine, page.lookup] : mine;
    }
    barMiddle: TurnStrip {
        visible: page.columns === 3
        width: visible ? Math.min(implicitWidth, page.barMiddleRoom) : 0
        order: BarrageApp.table.order
        points: true
    }
    actions: [
        IconButton {
            objectName: "redoButton"
            symbol: "redo" // always there, so that the title keeps its height
            text: BarrageApp.session.redoText
            enabled: BarrageApp.session.canRedo
            onClicked: BarrageApp.session.redo()
        },
        IconButton {
            objectName: "gameTracking"
            visible: !page.ended
            symbol: "tile"
            text: qsTr("What the app tracks")
            onClicked: tracking.open()
        },
        IconButton {
            objectName: "gameHistory"
            symbol: "history"
            text: qsTr("History")
            onClicked: Shell.navigator.open("barrage/history")
        }
    ]
    onPlaceChosen: id => {
        if (id === "lookup") {
            Shell.navigator.open("lookup");
            return;
        }
        page.place = id;
        Shell.settings.setValue("barrage/place", id);
    }
    Component.onCompleted: {
        if (page.game !== "" && !BarrageApp.resume(page.game))
            Shell.navigator.back();
    }

    Connections {
        target: BarrageApp

        function onPlaceAsked(place) {
            page.place = place;
        }
    }
    ErrorCard {
        id: fault

        objectName: "saveFault"
        visible: BarrageApp.saves.faultText !== ""
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        title: qsTr("Not saved")
        message: BarrageApp.saves.faultText
        actionText: qsTr("Try again")
        onActed: BarrageApp.saves.retry()
    }
    DamageCard {
        id: damage

        y: fault.visible ? fault.height + Theme.unit : 0
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        saves: BarrageApp.saves
    }
    GameFrame {
        id: panes

        y: (fault.visible ? fault.height + Theme.unit : 0) + (damage.visible ? damage.height + Theme.unit : 0)
        width: parent.width
        height: parent.height - y
        visible: BarrageApp.open && !page.tilesOnly
        place: page.place
        columns: page.columns
        session: BarrageApp.session
        turn: BarrageTablePage {}
        instead: page.ended ? gameEnd : page.over ? roundEnd : null
        board: Qt.resolvedUrl("BarrageBoardPage.qml")
        trackers: Qt.resolvedUrl("BarrageTrackerPage.qml")
        // What a human builds is tapped on the large map.
        entry: Qt.resolvedUrl("BarrageHumanMap.qml")
        entering: BarrageApp.pad.onMap
    }
    Loader {
        id: tiles

        active: page.tilesOnly
        y: panes.y
        width: parent.width
        height: panes.height
        source: "BarrageTilesPanes.qml"
    }
    Binding {
        target: tiles.item
        property: "place"
        value: page.place
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
    }
    Component {
        id: roundEnd

        BarrageRoundEndPane {}
    }
    Component {
        id: gameEnd

        BarrageGameEndPane {}
    }
}
