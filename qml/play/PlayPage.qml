import QtQuick
import Automa.App
import Automa.Kit
import Automa.LibraryApp
import Automa.PlayApp

// The page of an open game: one place at a time on a phone, panes side by side where there is room. A game gives what
// stands in its panes, what it calls them, and opens the saved game.
KitPage {
    id: page

    // The saved game to open first; empty: the one that is open.
    property string game
    required property GamePlace where
    required property PlaySession session
    required property PlaySaves saves
    // Whose turn it is, for the strip in the bar; a game for two may do without.
    property GadgetList order: null
    // The id of its page.
    required property string history
    // What stands in the frame, see GameFrame. A game may have no board, or no trackers.
    required property Component turn
    property Component instead: null
    property url board
    property url trackers
    property url entry
    property bool entering: false
    // Something else may take the frame's room: it begins at paneTop and is paneHeight high.
    property bool framed: true
    property int paneColumns: Math.min(columns, panes.most)
    readonly property real paneTop: troubles.height > 0 ? troubles.height + Theme.unit : 0
    readonly property real paneHeight: panes.height
    // The game's own words for its places.
    property string boardText
    property string trackersText
    property bool boardShown: panes.hasBoard
    // The way to what the app tracks of the game.
    property string trackingText
    property string trackingSymbol: "tile"
    property bool trackingShown: trackingText !== ""
    // Also while there is nothing to redo.
    property bool redoStays: false

    // Which GamePlace is looked at.
    property int at: where.kept

    signal trackingAsked

    function stepBack(): bool {
        if (panes.stepBack())
            return true;
        if (page.at === GamePlace.Table || page.columns === 3)
            return false;
        page.at = GamePlace.Table;
        return true;
    }

    function entryOf(place: int, text: string): var {
        const id = page.where.idOf(place);
        return {
            id: id,
            text: text,
            symbol: id
        };
    }

    objectName: "gamePage"
    steady: true
    contentFoot: panes.barHeight
    place: where.idOf(at)
    places: {
        const all = [page.entryOf(GamePlace.Table, qsTr("Table"))];
        if (page.boardShown)
            all.push(page.entryOf(GamePlace.Board, page.boardText));
        if (panes.hasTrackers)
            all.push(page.entryOf(GamePlace.Trackers, page.trackersText));
        if (Shell.pages.has("lookup"))
            all.push({
                id: "lookup",
                text: qsTr("Reference"),
                symbol: "lookup"
            });
        return all;
    }
    barMiddle: TurnStrip {
        visible: page.columns === 3 && page.order !== null
        width: visible ? Math.min(implicitWidth, page.barMiddleRoom) : 0
        order: page.order
        points: true
    }
    actions: [
        IconButton {
            objectName: "redoButton"
            visible: enabled || page.redoStays
            symbol: "redo"
            text: page.session.redoText
            enabled: page.session.canRedo
            onClicked: page.session.redo()
        },
        IconButton {
            objectName: "gameTracking"
            visible: page.trackingShown
            symbol: page.trackingSymbol
            text: page.trackingText
            onClicked: page.trackingAsked()
        },
        IconButton {
            objectName: "gameHistory"
            symbol: "history"
            text: qsTr("History")
            onClicked: Shell.navigator.open(page.history)
        }
    ]
    onPlaceChosen: id => {
        if (id === "lookup") {
            Shell.navigator.open("lookup");
            return;
        }
        page.at = page.where.of(id);
        page.where.kept = page.at;
    }

    Connections {
        target: page.where

        function onAsked(place) {
            page.at = place;
        }
    }
    Column {
        id: troubles

        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        spacing: Theme.unit

        ErrorCard {
            objectName: "saveFault"
            visible: page.saves.faultText !== ""
            width: parent.width
            title: qsTr("Not saved")
            message: page.saves.faultText
            actionText: qsTr("Try again")
            onActed: page.saves.retry()
        }
        DamageCard {
            width: parent.width
            saves: page.saves
            onActed: LibraryApp.games.exportGame(page.saves.openGame)
        }
        ErrorCard {
            objectName: "undecided"
            visible: page.session.undecidedText !== ""
            width: parent.width
            title: qsTr("The Automa cannot decide")
            message: page.session.undecidedText
        }
    }
    GameFrame {
        id: panes

        y: page.paneTop
        width: parent.width
        height: parent.height - y
        visible: page.session.open && page.framed
        place: page.at
        columns: page.paneColumns
        session: page.session
        turn: page.turn
        instead: page.instead
        board: page.board
        trackers: page.trackers
        entry: page.entry
        entering: page.entering
    }
}
