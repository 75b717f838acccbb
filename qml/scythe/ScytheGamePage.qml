import QtQuick
import Automa.App
import Automa.Play
import Automa.ScytheApp

// An open game of Scythe.
PlayPage {
    id: page

    readonly property bool ended: ScytheApp.stage === ScytheApp.Ended
    readonly property bool cardsOnly: ScytheApp.stage === ScytheApp.Cards

    title: ended ? qsTr("Game over") : ScytheApp.table.title
    subtitle: ended ? qsTr("Scythe") : ScytheApp.table.subtitle
    where: ScytheApp.place
    session: ScytheApp.session
    saves: ScytheApp.saves
    order: ScytheApp.table.order
    history: "scythe/history"
    boardText: qsTr("Board")
    trackersText: qsTr("Trackers")
    trackingText: qsTr("What the app tracks")
    trackingShown: !ended
    boardShown: !cardsOnly
    turn: ScytheTablePage {}
    instead: ended ? gameEnd : cardsOnly ? cardsPane : null
    // Without a board to look at, the star track has its room.
    board: Qt.resolvedUrl(cardsOnly ? "ScytheStarPane.qml" : "ScytheBoardPage.qml")
    trackers: Qt.resolvedUrl("ScytheTrackerPage.qml")
    // The human's moves are tapped on the large map.
    entry: Qt.resolvedUrl("ScytheHumanMap.qml")
    entering: ScytheApp.table.mode === ScytheTable.Human && ScytheApp.combat.stage === ScytheCombat.None
    onTrackingAsked: tracking.open()
    Component.onCompleted: {
        if (page.game !== "" && !ScytheApp.resume(page.game))
            Shell.navigator.back();
    }

    ScytheTracking {
        id: tracking

        cards: ScytheApp.cardsOnly
    }
    Component {
        id: cardsPane

        ScytheCardsPane {}
    }
    Component {
        id: gameEnd

        ScytheGameEndPane {
            end: ScytheApp.gameEnd
            session: ScytheApp.session
        }
    }
}
