import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.Kit
import Automa.Play
import Automa.PlayApp
import Automa.ScytheApp

// The main screen: who is next, and the turn that lies on the table. Fills the place or pane it is given.
GamePane {
    id: page

    readonly property ScytheTable table: ScytheApp.table
    readonly property ScytheHuman human: ScytheApp.human
    readonly property ScytheCombat combat: ScytheApp.combat
    readonly property bool fighting: combat.stage !== ScytheCombat.None
    readonly property bool humanActs: table.mode === ScytheTable.Human && !fighting

    function why() {
        if (page.table.mode === ScytheTable.Automa)
            Shell.navigator.open("scythe/why");
    }

    function goOn() {
        if (page.fighting)
            page.combat.counted ? page.combat.tellNumbers() : page.combat.reveal();
        else if (page.table.ready)
            page.table.done();
        else if (page.humanActs && page.combat.waiting)
            page.combat.resume();
        else if (page.humanActs && page.human.act === ScytheHuman.None)
            page.human.endTurn();
    }

    // One step back inside what is being entered before the page is left.
    function stepBack(): bool {
        return page.humanActs && page.human.stepBack();
    }

    objectName: "tablePage"
    barHeight: bar.height

    TableKeys {
        enabled: page.visible
        onDone: if (!bar.choosing) bar.confirm()
        onWhy: page.why()
        onTick: number => page.table.turn.steps.toggle(number)
        onUndo: ScytheApp.session.undo()
        onRedo: ScytheApp.session.redo()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TurnStrip {
            // On a low phone its room is the map's and the first step's; the trackers have it.
            visible: page.columns === 2 || (page.columns === 1 && page.height >= 540)
            order: page.table.order
            points: true
            low: page.height < 570
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.alignment: Qt.AlignHCenter
            Layout.leftMargin: Theme.margin
            Layout.rightMargin: Theme.margin
            Layout.topMargin: 4
            Layout.bottomMargin: 4
        }
        ScytheTurn {
            table: page.table
            forecast: ScytheApp.forecast
            visible: !page.fighting && !page.humanActs
            mapHere: page.columns === 1
            forecastShown: page.columns < 3
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        ScytheCombatPane {
            combat: page.combat
            human: page.human
            visible: page.fighting
            mapHere: page.columns === 1
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        ScytheHumanTurn {
            human: page.human
            forecast: ScytheApp.forecast
            visible: page.humanActs
            mapHere: page.columns === 1
            forecastShown: page.columns < 3
            Layout.fillWidth: true
            Layout.fillHeight: true
            onTrackersAsked: ScytheApp.place.show(GamePlace.Trackers)
        }
        ScytheTableBar {
            id: bar

            session: ScytheApp.session
            table: page.table
            human: page.human
            combat: page.combat
            fighting: page.fighting
            humanActs: page.humanActs
            Layout.fillWidth: true
            onWhy: page.why()
            onGoOn: page.goOn()
        }
    }
}
