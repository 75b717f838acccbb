import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Turn, board and trackers: one at a time on a phone, two or three side by side where the page has the columns.
// `place` says which one is looked at. A pane is made when it is first seen; board and map are loaded by name, so that
// the turn stands even where they cannot.
Item {
    id: control

    property string place: "table"
    property int columns: 1
    // Stands in place of the turn, between two rounds for instance.
    property Component instead: null

    // How much of the foot the bar with the main act takes.
    readonly property real barHeight: !shown(0) ? 0 : instead === null ? turn.barHeight : (stand.item as RoundEndPane)?.barHeight ?? (stand.item as GameEndPane)?.barHeight ?? 0
    readonly property int current: place === "board" ? 1 : place === "trackers" ? 2 : 0
    readonly property real turnWidth: columns === 1 ? width : Math.min(Theme.paneWidth, width / 2)
    readonly property real trackerWidth: columns === 3 ? Theme.sidePaneWidth + 20 : columns === 2 ? width - turnWidth : width

    function shown(index: int): bool {
        return control.columns === 3 || index === control.current
            || (control.columns === 2 && index === (control.current === 0 ? 1 : 0));
    }

    // One step back inside the pad, if there is one to take.
    function stepBack(): bool {
        return turn.visible && turn.stepBack();
    }

    TablePage {
        id: turn

        visible: control.instead === null && control.shown(0)
        width: control.turnWidth
        height: parent.height
        stripShown: control.columns < 3
        forecastShown: control.columns < 3
        mapHere: control.columns === 1
    }
    Loader {
        id: stand

        visible: control.shown(0)
        width: control.turnWidth
        height: parent.height
        sourceComponent: control.instead
    }
    Loader {
        id: board

        property bool wanted: control.shown(1)

        visible: wanted && !building.active
        active: false
        onWantedChanged: if (wanted) active = true
        Component.onCompleted: active = wanted
        x: control.columns === 1 ? 0 : control.turnWidth
        width: control.columns === 3 ? control.width - control.turnWidth - control.trackerWidth : control.width - x
        height: parent.height
        source: "BoardPage.qml"
    }
    Loader {
        id: building

        // What a human builds is tapped on the large map.
        active: control.columns > 1 && BarrageApp.pad.onMap && control.instead === null
        x: control.turnWidth
        width: control.columns === 3 ? board.width : control.width - x
        height: parent.height
        source: "HumanMap.qml"
    }
    Loader {
        id: tracker

        property bool wanted: control.shown(2)

        visible: wanted
        active: false
        onWantedChanged: if (wanted) active = true
        Component.onCompleted: active = wanted
        x: control.width - control.trackerWidth
        width: control.trackerWidth
        height: parent.height
        source: "TrackerPage.qml"
    }
    Binding {
        target: tracker.item
        property: "aside"
        value: control.columns === 3
        when: tracker.status === Loader.Ready
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
