import QtQuick
import Automa.Kit
import Automa.PlayApp

// Turn, board and trackers: one at a time on a phone, two or three side by side where the page has the columns. A game
// without a board, or without trackers, leaves the url empty. `place` says which one is looked at. A pane is made when it is first seen; board and trackers are loaded by name, so
// that the turn stands even where they cannot.
Item {
    id: control

    // A GamePlace.
    property int place: GamePlace.Table
    property int columns: 1
    required property PlaySession session
    // Each a GamePane: the turn, and what stands in its place between two rounds for instance.
    required property Component turn
    property Component instead: null
    property url board
    property url trackers
    // Covers the board while something is entered on a map of its own.
    property url entry
    property bool entering: false

    readonly property bool hasBoard: `${board}` !== ""
    readonly property bool hasTrackers: `${trackers}` !== ""
    // How many panes there are.
    readonly property int most: 1 + (hasBoard ? 1 : 0) + (hasTrackers ? 1 : 0)
    readonly property GamePane pane: (instead === null ? turnSlot.item : standSlot.item) as GamePane
    readonly property real barHeight: shown(GamePlace.Table) ? pane?.barHeight ?? 0 : 0
    readonly property real turnWidth: columns === 1 ? width : Math.min(Theme.paneWidth, width / 2)
    readonly property real trackerWidth: columns === 3 ? Theme.sidePaneWidth + 20 : columns === 2 ? width - turnWidth : width

    // Of two panes the other one is the table, or beside the table the board.
    function shown(place: int): bool {
        if (place === GamePlace.Board && !control.hasBoard || place === GamePlace.Trackers && !control.hasTrackers)
            return false;
        const beside = control.hasBoard ? GamePlace.Board : GamePlace.Trackers;
        return control.columns === 3 || place === control.place
            || (control.columns === 2 && place === (control.place === GamePlace.Table ? beside : GamePlace.Table));
    }

    function stepBack(): bool {
        return control.shown(GamePlace.Table) && (control.pane?.stepBack() ?? false);
    }

    AnswerToast {
        session: control.session
        wanted: !control.shown(GamePlace.Table)
    }
    Loader {
        id: turnSlot

        visible: control.instead === null && control.shown(GamePlace.Table)
        width: control.turnWidth
        height: parent.height
        sourceComponent: control.turn
    }
    Loader {
        id: standSlot

        visible: control.shown(GamePlace.Table)
        width: control.turnWidth
        height: parent.height
        sourceComponent: control.instead
    }
    Binding {
        target: turnSlot.item
        property: "columns"
        value: control.columns
        when: turnSlot.status === Loader.Ready
    }
    Binding {
        target: standSlot.item
        property: "columns"
        value: control.columns
        when: standSlot.status === Loader.Ready
    }
    Loader {
        id: boardSlot

        property bool wanted: control.shown(GamePlace.Board)

        visible: wanted && !entrySlot.active
        active: false
        onWantedChanged: if (wanted) active = true
        Component.onCompleted: active = wanted
        x: control.columns === 1 ? 0 : control.turnWidth
        width: control.columns === 3 ? control.width - control.turnWidth - control.trackerWidth : control.width - x
        height: parent.height
        source: control.board
    }
    Loader {
        id: entrySlot

        active: control.columns > 1 && control.entering && control.instead === null
        x: control.turnWidth
        width: control.columns === 3 ? boardSlot.width : control.width - x
        height: parent.height
        source: control.entry
    }
    Loader {
        id: trackerSlot

        property bool wanted: control.shown(GamePlace.Trackers)

        visible: wanted
        active: false
        onWantedChanged: if (wanted) active = true
        Component.onCompleted: active = wanted
        x: control.width - control.trackerWidth
        width: control.trackerWidth
        height: parent.height
        source: control.trackers
    }
    Binding {
        target: trackerSlot.item
        property: "aside"
        value: control.columns === 3
        when: trackerSlot.status === Loader.Ready
    }
    Rectangle {
        visible: control.columns > 1
        x: control.turnWidth
        width: 1
        height: parent.height
        color: Theme.line
    }
    Rectangle {
        visible: control.columns === 3
        x: control.width - control.trackerWidth
        width: 1
        height: parent.height
        color: Theme.line
    }
}
