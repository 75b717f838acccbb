import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// The main screen: who is next, and the turn that lies on the table. Fills the place or pane it is given.
GamePane {
    id: page

    // With three panes the strip stands in the app bar and the forecast in a pane of its own; with two, so does the
    // map on which a human builds.
    readonly property bool stripShown: columns < 3
    readonly property bool forecastShown: columns < 3
    readonly property bool mapHere: columns === 1

    readonly property BarrageTable table: BarrageApp.table
    readonly property BarragePad pad: BarrageApp.pad
    readonly property int mode: table.mode
    readonly property bool asking: table.question.asked

    function why() {
        if (page.mode === BarrageTable.Automa)
            Shell.navigator.open("barrage/why");
    }

    // One step back inside the pad before the page is left.
    function stepBack(): bool {
        return page.mode === BarrageTable.Human && page.pad.stepBack();
    }

    objectName: "tablePage"
    barHeight: bar.height

    TableKeys {
        enabled: page.visible
        onDone: bar.confirm()
        onWhy: page.why()
        onTick: number => page.table.turn.steps.toggle(number)
        onUndo: page.table.undo()
        onRedo: page.table.redo()
    }
    Connections {
        target: page.table

        function onRefused(reason) {
            Shell.say(reason);
        }
    }
    Connections {
        target: page.pad

        function onRefused(reason) {
            Shell.say(reason);
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TurnStrip {
            visible: page.stripShown
            order: page.table.order
            low: page.height < 570
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.alignment: Qt.AlignHCenter
            Layout.leftMargin: Theme.margin
            Layout.rightMargin: Theme.margin
            Layout.topMargin: 4
            Layout.bottomMargin: 4
        }
        BarrageTableTurn {
            id: turn

            visible: page.mode !== BarrageTable.Human
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: page.table
            forecast: BarrageApp.forecast
            mode: page.mode
            asking: page.asking
            forecastShown: page.forecastShown
        }
        BarrageHumanTurn {
            visible: page.mode === BarrageTable.Human
            Layout.fillWidth: true
            Layout.fillHeight: true
            pad: page.pad
            table: page.table
            tracker: BarrageApp.tracker
            forecast: BarrageApp.forecast
            mapHere: page.mapHere
            forecastShown: page.forecastShown
        }
        BarrageTableBar {
            id: bar

            Layout.fillWidth: true
            session: BarrageApp.session
            table: page.table
            pad: page.pad
            mode: page.mode
            asking: page.asking
            onWhy: page.why()
        }
    }
}
