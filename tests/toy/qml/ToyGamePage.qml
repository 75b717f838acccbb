import QtQuick
import Automa.App
import Automa.Play
import Automa.ToyApp

// An open game. It has neither a board nor trackers, so the turn has the page to itself.
PlayPage {
    id: page

    title: ToyApp.over ? qsTr("Game over") : ToyApp.automa ? qsTr("The Automa’s turn") : qsTr("Your turn")
    subtitle: ToyApp.standing
    where: ToyApp.place
    session: ToyApp.session
    saves: ToyApp.saves
    history: "toy/history"
    turn: ToyTablePage {}
    Component.onCompleted: {
        if (page.game !== "" && !ToyApp.resume(page.game))
            Shell.navigator.back();
    }
}
