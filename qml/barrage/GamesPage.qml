pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// All saved games: the newest first.
KitPage {
    id: page

    readonly property BarrageLibrary library: BarrageApp.library
    readonly property var games: library.games

    objectName: "gamesPage"
    title: qsTr("Games")
    subtitle: qsTr("Everything is saved as you play")
    actions: [
        IconButton {
            objectName: "importGame"
            symbol: "import"
            text: qsTr("Import a game")
            onClicked: importer.open()
        }
    ]

    ScrollArea {
        id: scroller

        objectName: "gamesScroll"
        anchors.fill: parent
        contentHeight: column.height + 40

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: 16
            spacing: Theme.gap

            ErrorCard {
                visible: page.library.fault !== ""
                width: parent.width
                title: qsTr("Not saved")
                message: page.library.fault
                actionText: qsTr("Try again")
                onActed: page.library.retry()
            }
            EmptyState {
                visible: page.games.length === 0
                width: parent.width
                symbol: "games"
                title: qsTr("No saved game yet")
                message: qsTr("A game is here from its first turn on.")
                actionText: qsTr("New game")
                onActed: Shell.navigator.replace("barrage/new")
            }
            ListCard {
                id: list

                visible: page.games.length > 0
                width: parent.width

                Repeater {
                    model: page.games.length

                    GamesRow {
                        required property int index

                        objectName: "game_" + index
                        width: list.width
                        game: page.games[index] ?? ({})
                        onClicked: BarrageApp.openGame(game.uuid)
                        onMore: menu.show(game)
                    }
                }
            }
        }
    }
    GamesMenu {
        id: menu
    }
    GamesImport {
        id: importer
    }
}
