import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// An open game of Age of Innovation.
PlayPage {
    id: page

    readonly property bool ended: InnovationApp.ended
    readonly property bool between: InnovationApp.stage === InnovationApp.RoundEnd && !ended
    // Another pane stands in the turn's place.
    readonly property bool placing: InnovationWorkshops.active
    readonly property bool cardsOnly: InnovationCardsOnly.active

    colours: InnovationTheme
    title: ended ? qsTr("Game over") : placing ? qsTr("Set-up") : between ? qsTr("Round %1 is over").arg(InnovationApp.round) : InnovationApp.table.title
    // In large letters on a small screen the turn needs the room.
    subtitle: Theme.textScale > 1.5 && height < 800 ? "" : ended || between || placing ? qsTr("Age of Innovation") : InnovationApp.table.subtitle
    where: InnovationApp.place
    session: InnovationApp.session
    saves: InnovationApp.saves
    order: InnovationApp.table.order
    history: "innovation/history"
    boardText: qsTr("Board")
    trackersText: qsTr("Trackers")
    trackingText: qsTr("What the app tracks")
    trackingSymbol: "innovation_cards"
    trackingShown: !ended && !placing
    // A board that is not tracked is not shown.
    boardShown: !InnovationApp.cardsOnly
    paneColumns: InnovationApp.cardsOnly ? 1 : columns
    turn: InnovationTablePage {}
    instead: ended ? gameEnd : between ? roundEnd : placing ? workshops : cardsOnly ? cards : null
    board: Qt.resolvedUrl("InnovationBoardPage.qml")
    trackers: Qt.resolvedUrl("InnovationTrackerPage.qml")
    // What a human builds is tapped on the large map.
    entry: Qt.resolvedUrl("InnovationDeskMap.qml")
    entering: InnovationApp.desk.active && !placing && !cardsOnly
    onTrackingAsked: tracking.open()
    Component.onCompleted: {
        if (page.game !== "" && !InnovationApp.resume(page.game))
            Shell.navigator.back();
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
