import QtQuick
import Automa.App
import Automa.Kit
import Automa.LibraryApp

// All saved games, of every game: the newest first.
KitPage {
    id: page

    readonly property GamesList games: LibraryApp.games

    objectName: "gamesPage"
    title: qsTr("Games")
    subtitle: qsTr("Everything is saved as you play")
    actions: [
        IconButton {
            objectName: "gamesBin"
            visible: page.games.inBin > 0
            symbol: "trash"
            text: qsTr("Bin")
            onClicked: Shell.navigator.open("bin")
        },
        IconButton {
            objectName: "importGame"
            symbol: "import"
            text: qsTr("Import a game")
            onClicked: importer.open()
        }
    ]
    // Another page over it, the bin or a game, may change what stands here.
    onVisibleChanged: games.active = visible
    Component.onCompleted: games.active = visible
    Component.onDestruction: games.active = false

    ErrorCard {
        id: fault

        visible: LibraryApp.backups.fault !== ""
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        title: LibraryApp.backups.faultTitle
        message: LibraryApp.backups.fault
        actionText: qsTr("Try again")
        onActed: LibraryApp.backups.retry()
    }
    GamesShelf {
        objectName: "gamesScroll"
        y: fault.visible ? fault.height : 0
        width: parent.width
        height: parent.height - y
        games: page.games
        several: Shell.games.count > 1
        onChosen: game => page.games.open(game.uuid)
        onMore: game => menu.show(game)

        empty: EmptyState {
            symbol: "games"
            title: qsTr("No saved game yet")
            message: qsTr("Games appear here after the first turn.")
            actionText: qsTr("New game")
            onActed: {
                if (Shell.games.all.count === 1)
                    Shell.navigator.open(Shell.games.all.at(0).page);
                else
                    Shell.navigator.open("choose");
            }
        }
    }
    GamesMenu {
        id: menu

        games: page.games
        library: LibraryApp
    }
    GamesImport {
        id: importer

        games: page.games
        library: LibraryApp
    }
}
