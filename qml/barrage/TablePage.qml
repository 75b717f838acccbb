import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// The main screen: who is next, and the turn that lies on the table. Fills the place or pane it is given.
FocusScope {
    id: page

    // The strip may stand elsewhere, in the app bar of a wide window for instance.
    property bool stripShown: true
    // The forecast may stand in a pane of its own.
    property bool forecastShown: true
    // So may the map on which a human builds.
    property bool mapHere: true

    readonly property alias barHeight: bar.height

    readonly property BarrageTable table: BarrageApp.table
    readonly property BarragePad pad: BarrageApp.pad
    readonly property string mode: table.mode
    readonly property var question: table.question
    readonly property bool asking: question.title !== undefined

    function why() {
        if (page.mode === "automa")
            Shell.navigator.open("barrage/why");
    }

    function goOn() {
        if (page.mode === "automa" && !page.asking)
            page.table.done();
        else if (page.mode === "human" && page.pad.ready)
            page.pad.confirm(false);
    }

    // One step back inside the pad before the page is left.
    function stepBack(): bool {
        return page.mode === "human" && page.pad.stepBack();
    }

    objectName: "tablePage"

    TableKeys {
        enabled: page.visible
        onDone: page.goOn()
        onWhy: page.why()
        onTick: step => turn.toggle(step)
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

        TableStrip {
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
        TableTurn {
            id: turn

            visible: page.mode !== "human"
            Layout.fillWidth: true
            Layout.fillHeight: true
            mode: page.mode
            asking: page.asking
            forecastShown: page.forecastShown
        }
        HumanTurn {
            visible: page.mode === "human"
            Layout.fillWidth: true
            Layout.fillHeight: true
            mapHere: page.mapHere
            forecastShown: page.forecastShown
        }
        TableBar {
            id: bar

            Layout.fillWidth: true
            mode: page.mode
            asking: page.asking
            onWhy: page.why()
            onGoOn: page.goOn()
        }
    }
}
