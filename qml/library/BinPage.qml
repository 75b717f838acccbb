import QtQuick
import Automa.App
import Automa.Kit
import Automa.LibraryApp

// The games that were deleted: each can be taken back, or go for good.
KitPage {
    id: page

    readonly property GamesList games: LibraryApp.bin

    objectName: "binPage"
    title: qsTr("Bin")
    subtitle: qsTr("Deleted games stay here until you empty the bin")
    actions: [
        IconButton {
            objectName: "emptyBin"
            visible: page.games.count > 0
            symbol: "trash"
            text: qsTr("Empty the bin")
            onClicked: emptying.open()
        }
    ]
    Component.onCompleted: games.active = true
    Component.onDestruction: games.active = false

    GamesShelf {
        anchors.fill: parent
        games: page.games
        several: Shell.games.count > 1
        onChosen: game => menu.show(game)
        onMore: game => menu.show(game)

        empty: EmptyState {
            symbol: "trash"
            title: qsTr("The bin is empty")
        }
    }
    BinMenu {
        id: menu

        games: page.games
    }
    KitDialog {
        id: emptying

        objectName: "emptyingBin"
        title: qsTr("Delete all games in the bin for good?")
        message: qsTr("This cannot be undone.")
        acceptText: qsTr("Delete for good")
        onAccepted: page.games.emptyBin()
    }
}
