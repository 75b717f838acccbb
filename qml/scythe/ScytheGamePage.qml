import QtQuick
import Automa.App
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The frame of an open game: one place at a time on a phone, panes side by side where there is room.
KitPage {
    id: page

    // The saved game to open first; empty: the one that is open.
    property string game
    readonly property bool ended: ScytheApp.stage === ScytheApp.Ended
    readonly property bool cardsOnly: ScytheApp.stage === ScytheApp.Cards
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

    function stepBack(): bool {
        if (panes.stepBack())
            return true;
        if (page.place === "table" || page.columns === 3)
            return false;
        page.place = "table";
        return true;
    }

    objectName: "gamePage"
    title: ended ? qsTr("Game over") : ScytheApp.table.title
    subtitle: ended ? qsTr("Scythe") : ScytheApp.table.subtitle
    contentFoot: panes.barHeight
    place: own.some(each => each.id === Shell.settings.value("scythe/place", "table")) ? Shell.settings.value("scythe/place", "table") : "table"
    places: {
        const mine = page.cardsOnly ? page.own.filter(each => each.id !== "board") : page.own;
        return Shell.pages.has("lookup") ? [...mine, page.lookup] : mine;
    }
    barMiddle: TurnStrip {
        visible: page.columns === 3
        width: visible ? Math.min(implicitWidth, page.barMiddleRoom) : 0
        order: ScytheApp.table.order
        points: true
    }
    actions: [
        IconButton {
            objectName: "redoButton"
            visible: enabled
            symbol: "redo"
            text: ScytheApp.session.redoText
            enabled: ScytheApp.session.canRedo
            onClicked: ScytheApp.session.redo()
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
            onClicked: Shell.navigator.open("scythe/history")
        }
    ]
    onPlaceChosen: id => {
        if (id === "lookup") {
            Shell.navigator.open("lookup");
            return;
        }
        page.place = id;
        Shell.settings.setValue("scythe/place", id);
    }
    Component.onCompleted: {
        if (page.game !== "" && !ScytheApp.resume(page.game))
            Shell.navigator.back();
    }

    Connections {
        target: ScytheApp

        function onPlaceAsked(place) {
            page.place = place;
        }
    }
    ErrorCard {
        id: fault

        objectName: "saveFault"
        visible: ScytheApp.saves.faultText !== ""
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        title: qsTr("Not saved")
        message: ScytheApp.saves.faultText
        actionText: qsTr("Try again")
        onActed: ScytheApp.saves.retry()
    }
    DamageCard {
        id: damage

        y: fault.visible ? fault.height + Theme.unit : 0
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        saves: ScytheApp.saves
    }
    GameFrame {
        id: panes

        y: (fault.visible ? fault.height + Theme.unit : 0) + (damage.visible ? damage.height + Theme.unit : 0)
        width: parent.width
        height: parent.height - y
        visible: ScytheApp.open
        place: page.place
        columns: page.columns
        session: ScytheApp.session
        turn: ScytheTablePage {}
        instead: page.ended ? gameEnd : page.cardsOnly ? cardsPane : null
        // Without a board to look at, the star track has its room.
        board: Qt.resolvedUrl(page.cardsOnly ? "ScytheStarPane.qml" : "ScytheBoardPage.qml")
        trackers: Qt.resolvedUrl("ScytheTrackerPage.qml")
        // The human's moves are tapped on the large map.
        entry: Qt.resolvedUrl("ScytheHumanMap.qml")
        entering: ScytheApp.table.mode === ScytheTable.Human && ScytheApp.combat.stage === ScytheCombat.None
    }
    ScytheTracking {
        id: tracking
    }
    Component {
        id: cardsPane

        ScytheCardsPane {}
    }
    Component {
        id: gameEnd

        ScytheGameEndPane {}
    }
}
