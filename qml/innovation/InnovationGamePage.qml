import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The frame of an open game: one place at a time on a phone, panes side by side where there is room.
KitPage {
    id: page

    // The saved game to open first; empty: the one that is open.
    property string game
    readonly property int stage: InnovationApp.stage
    readonly property bool ended: stage === InnovationApp.GameEnd || (stage === InnovationApp.RoundEnd && InnovationApp.lastRound)
    readonly property bool between: stage === InnovationApp.RoundEnd && !ended
    // Another pane stands in the turn's place.
    readonly property bool placing: InnovationWorkshops.active
    readonly property bool cardsOnly: InnovationCardsOnly.active
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

    colours: InnovationTheme
    objectName: "gamePage"
    title: ended ? qsTr("Game over") : placing ? qsTr("Set-up") : between ? qsTr("Round %1 is over").arg(InnovationApp.round) : InnovationApp.table.title
    // In large letters on a small screen the turn needs the room.
    subtitle: Theme.textScale > 1.5 && height < 800 ? "" : ended || between || placing ? qsTr("Age of Innovation") : InnovationApp.table.subtitle
    contentFoot: panes.barHeight
    place: own.some(each => each.id === Shell.settings.value("innovation/place", "table")) ? Shell.settings.value("innovation/place", "table") : "table"
    places: {
        const mine = InnovationApp.cardsOnly ? page.own.filter(each => each.id !== "board") : page.own;
        return Shell.pages.has("lookup") ? [...mine, page.lookup] : mine;
    }
    barMiddle: TurnStrip {
        visible: page.columns === 3
        width: visible ? Math.min(implicitWidth, page.barMiddleRoom) : 0
        order: InnovationApp.table.order
        points: true
    }
    actions: [
        IconButton {
            objectName: "redoButton"
            visible: enabled
            symbol: "redo"
            text: InnovationApp.session.redoText
            enabled: InnovationApp.session.canRedo
            onClicked: InnovationApp.session.redo()
        },
        IconButton {
            objectName: "gameTracking"
            visible: !page.ended && !page.placing
            symbol: "innovation_cards"
            text: qsTr("What the app tracks")
            onClicked: tracking.open()
        },
        IconButton {
            objectName: "gameHistory"
            symbol: "history"
            text: qsTr("History")
            onClicked: Shell.navigator.open("innovation/history")
        }
    ]
    onPlaceChosen: id => {
        if (id === "lookup") {
            Shell.navigator.open("lookup");
            return;
        }
        page.place = id;
        Shell.settings.setValue("innovation/place", id);
    }
    Component.onCompleted: {
        if (page.game !== "" && !InnovationApp.resume(page.game))
            Shell.navigator.back();
    }

    Connections {
        target: InnovationApp

        function onPlaceAsked(place) {
            page.place = place;
        }
    }
    ErrorCard {
        id: fault

        objectName: "saveFault"
        visible: InnovationApp.saves.faultText !== ""
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        title: qsTr("Not saved")
        message: InnovationApp.saves.faultText
        actionText: qsTr("Try again")
        onActed: InnovationApp.saves.retry()
    }
    DamageCard {
        id: damage

        y: fault.visible ? fault.height + Theme.unit : 0
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        saves: InnovationApp.saves
    }
    GameFrame {
        id: panes

        y: (fault.visible ? fault.height + Theme.unit : 0) + (damage.visible ? damage.height + Theme.unit : 0)
        width: parent.width
        height: parent.height - y
        visible: InnovationApp.open
        place: page.place
        // A board that is not tracked is not shown.
        columns: InnovationApp.cardsOnly ? 1 : page.columns
        session: InnovationApp.session
        turn: InnovationTablePage {}
        instead: page.ended ? gameEnd : page.between ? roundEnd : page.placing ? workshops : page.cardsOnly ? cards : null
        board: Qt.resolvedUrl("InnovationBoardPage.qml")
        trackers: Qt.resolvedUrl("InnovationTrackerPage.qml")
        // What a human builds is tapped on the large map.
        entry: Qt.resolvedUrl("InnovationDeskMap.qml")
        entering: InnovationApp.desk.active && !page.placing && !page.cardsOnly
    }
    InnovationTrackingSheet {
        id: tracking
    }
    Component {
        id: workshops

        InnovationWorkshopsPane {}
    }
    Component {
        id: cards

        InnovationCardsPane {}
    }
    Component {
        id: roundEnd

        InnovationRoundEndPane {}
    }
    Component {
        id: gameEnd

        InnovationGameEndPane {}
    }
}
