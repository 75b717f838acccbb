import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The main screen: who is next, and the turn that lies on the table.
GamePane {
    id: page

    readonly property InnovationTable table: InnovationApp.table
    readonly property InnovationQuestion question: InnovationApp.question
    readonly property InnovationDesk desk: InnovationApp.desk
    readonly property bool human: InnovationApp.stage === InnovationApp.Human
    readonly property bool automa: InnovationApp.stage === InnovationApp.Automa

    function why() {
        if (page.automa && page.table.explained)
            Shell.navigator.open("innovation/why");
    }

    function goOn() {
        if (page.human)
            page.desk.confirm();
        else if (page.question.asked)
            page.question.confirm();
        else if (page.automa)
            page.table.done();
    }

    function stepBack(): bool {
        if (!page.human || !page.desk.begun)
            return false;
        page.desk.clear();
        return true;
    }

    objectName: "tablePage"
    barHeight: bar.height

    TableKeys {
        enabled: page.visible
        onDone: bar.confirm()
        onWhy: page.why()
        onTick: number => page.table.turn.steps.toggle(number)
        onUndo: InnovationApp.session.undo()
        onRedo: InnovationApp.session.redo()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TurnStrip {
            visible: page.columns < 3
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
        InnovationTurnPane {
            visible: !page.human
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        InnovationDeskPane {
            visible: page.human
            mapHere: page.columns === 1
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        InnovationTableBar {
            id: bar

            Layout.fillWidth: true
            onWhy: page.why()
            onGoOn: page.goOn()
        }
    }
}
