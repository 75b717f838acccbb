import QtQuick
import Automa.Kit
import Automa.LibraryApp

// What can be done with a deleted game.
Sheet {
    id: sheet

    required property GamesList games
    property playedGame game

    function show(game: var) {
        sheet.game = game;
        sheet.open();
    }

    title: game.title

    ListCard {
        id: list

        width: parent.width

        ListRow {
            objectName: "undeleteGame"
            width: list.width
            leads: false
            symbol: "undo"
            text: qsTr("Restore")
            onClicked: {
                sheet.games.undelete(sheet.game.uuid);
                sheet.close();
            }
        }
        ListRow {
            objectName: "purgeGame"
            width: list.width
            leads: false
            symbol: "trash"
            symbolColor: Theme.danger
            text: qsTr("Delete for good")
            detail: qsTr("This cannot be undone.")
            onClicked: {
                sheet.games.purge(sheet.game.uuid);
                sheet.close();
            }
        }
    }
}
