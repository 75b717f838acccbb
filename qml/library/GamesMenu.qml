pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// What can be done with one saved game.
Sheet {
    id: sheet

    required property GamesList games
    // Says how files are asked for.
    required property LibraryApp library
    property playedGame game
    readonly property bool archived: game.status === PlayedStatus.Archived

    // What the file is called that it is exported to.
    property string suggestion: "game.json"

    function show(game: var) {
        sheet.game = game;
        sheet.suggestion = sheet.games.fileName(game.uuid);
        name.text = game.title;
        sheet.open();
    }

    title: game.title

    FileAsk {
        id: target

        library: sheet.library
        nameFilter: "JSON (*.json)"
        suggestion: sheet.suggestion
        onChosen: file => sheet.games.exportGame(sheet.game.uuid, file)
    }
    KitTextField {
        id: name

        objectName: "gameName"
        width: parent.width
        label: qsTr("Name")
        maximumLength: 120
        onAccepted: rename.clicked()
    }
    KitButton {
        id: rename

        objectName: "renameGame"
        width: parent.width
        compact: true
        symbol: "pencil"
        enabled: name.text.trim() !== "" && name.text !== sheet.game.title
        text: qsTr("Rename")
        onClicked: {
            sheet.games.rename(sheet.game.uuid, name.text);
            sheet.close();
        }
    }
    ListCard {
        id: list

        width: parent.width

        ListRow {
            objectName: "duplicateGame"
            width: list.width
            leads: false
            symbol: "copy"
            text: qsTr("Duplicate")
            detail: qsTr("A copy at the same point, to try something else")
            onClicked: {
                sheet.games.duplicate(sheet.game.uuid);
                sheet.close();
            }
        }
        ListRow {
            objectName: "archiveGame"
            visible: sheet.game.status !== PlayedStatus.Finished
            width: list.width
            height: visible ? implicitHeight : 0
            leads: false
            symbol: "archive"
            text: sheet.archived ? qsTr("Unarchive") : qsTr("Archive")
            onClicked: {
                sheet.games.archive(sheet.game.uuid, !sheet.archived);
                sheet.close();
            }
        }
        ListRow {
            objectName: "exportGame"
            width: list.width
            leads: false
            symbol: "export"
            text: qsTr("Export")
            detail: sheet.games.folder
            onClicked: {
                if (sheet.library.files === LibraryApp.ByDialog)
                    target.ask(true);
                else
                    sheet.games.exportGame(sheet.game.uuid);
                sheet.close();
            }
        }
        ListRow {
            objectName: "deleteGame"
            width: list.width
            leads: false
            symbol: "trash"
            symbolColor: Theme.danger
            text: qsTr("Delete")
            onClicked: {
                sheet.games.remove(sheet.game.uuid);
                sheet.close();
            }
        }
    }
}
