pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Files that can be taken in: those in the app's folder, or any by its path.
Sheet {
    id: sheet

    required property GamesList games
    // Says how files are asked for.
    required property LibraryApp library
    property string fault

    // What cannot be taken in says why, and its path can be set right.
    function take(file: string) {
        sheet.fault = sheet.games.importFile(file);
        if (sheet.fault === "")
            sheet.close();
    }

    title: qsTr("Import a game")
    subtitle: sheet.library.files === LibraryApp.ByBrowser ? "" : qsTr("Put the file here: %1").arg(sheet.games.folder)
    onAboutToShow: {
        sheet.games.lookForFiles();
        sheet.fault = "";
        path.text = "";
    }

    KitText {
        objectName: "importFault"
        visible: sheet.fault !== ""
        width: parent.width
        level: KitText.Detail
        color: Theme.danger
        text: sheet.fault
    }

    ListCard {
        id: list

        visible: sheet.games.files.count > 0
        width: parent.width

        Repeater {
            model: sheet.games.files

            ListRow {
                id: row

                required property string file
                required property string name
                required property int index

                objectName: "file_" + index
                width: list.width
                symbol: "import"
                text: name
                onClicked: sheet.take(row.file)
            }
        }
    }
    KitButton {
        objectName: "chooseGameFile"
        visible: sheet.library.files !== LibraryApp.InFolder
        width: parent.width
        compact: true
        symbol: "import"
        text: qsTr("Choose a file")
        onClicked: source.ask(false)

        FileAsk {
            id: source

            library: sheet.library
            nameFilter: "JSON (*.json)"
            suggestion: "game.json"
            onChosen: file => sheet.take(file)
        }
    }
    KitTextField {
        id: path

        objectName: "importPath"
        visible: sheet.library.files !== LibraryApp.ByBrowser
        width: parent.width
        label: qsTr("Or the path of the file")
        onAccepted: sheet.take(path.text)
    }
    KitButton {
        objectName: "importNow"
        visible: path.visible
        width: parent.width
        compact: true
        kind: KitButton.Primary
        enabled: path.text !== ""
        text: qsTr("Import")
        onClicked: sheet.take(path.text)
    }
}
