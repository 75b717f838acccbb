pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Files that can be taken in: those in the app's folder, or any by its path. What would come of it is shown first.
Sheet {
    id: sheet

    required property LibraryBackups backups
    // Whose folder is looked into.
    required property GamesList games
    // Says how files are asked for.
    required property LibraryApp library
    property string file
    property importContent seen
    readonly property bool asking: sheet.file === "" || !sheet.seen.ok

    function look(path: string) {
        sheet.file = path;
        sheet.seen = sheet.backups.previewImport(path);
    }

    objectName: "libraryImport"
    title: qsTr("Import games")
    subtitle: sheet.library.files === LibraryApp.ByBrowser ? "" : qsTr("Put the file here: %1").arg(sheet.backups.folder)
    onAboutToShow: {
        sheet.games.lookForFiles();
        sheet.look("");
    }

    KitText {
        objectName: "importWords"
        visible: text !== ""
        width: parent.width
        font.bold: true
        color: sheet.seen.ok || text === "" ? Theme.text : Theme.danger
        text: sheet.seen.text
    }
    GameRows {
        visible: sheet.seen.ok
        width: parent.width
        games: sheet.seen.games
    }
    ListCard {
        id: list

        visible: sheet.games.files.count > 0 && sheet.file === ""
        width: parent.width

        Repeater {
            model: sheet.games.files

            ListRow {
                required property string file
                required property string name
                required property int index

                objectName: "file_" + index
                width: list.width
                symbol: "import"
                text: name
                onClicked: sheet.look(file)
            }
        }
    }
    KitButton {
        objectName: "chooseFile"
        visible: sheet.library.files !== LibraryApp.InFolder && sheet.asking
        width: parent.width
        compact: true
        symbol: "import"
        text: qsTr("Choose a file")
        onClicked: source.ask(false)

        FileAsk {
            id: source

            library: sheet.library
            nameFilter: "JSON (*.json)"
            suggestion: "library.json"
            onChosen: file => sheet.look(file)
        }
    }
    KitTextField {
        id: path

        objectName: "importPath"
        visible: sheet.asking && sheet.library.files !== LibraryApp.ByBrowser
        width: parent.width
        label: qsTr("Or the path of the file")
        onAccepted: sheet.look(path.text)
    }
    KitButton {
        objectName: "lookInto"
        visible: path.visible
        width: parent.width
        compact: true
        enabled: path.text !== ""
        text: qsTr("Preview")
        onClicked: sheet.look(path.text)
    }
    KitButton {
        objectName: "importNow"
        visible: sheet.seen.ok
        width: parent.width
        kind: KitButton.Primary
        text: qsTr("Import")
        onClicked: {
            sheet.backups.importFile(sheet.file);
            sheet.close();
        }
    }
}
