pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// What is in a backup, before anything is done with it.
Sheet {
    id: sheet

    required property LibraryBackups backups
    property backupContent backup

    signal chosen(int number)

    function show(number: int) {
        sheet.backup = sheet.backups.preview(number);
        sheet.open();
    }

    objectName: "backupPreview"
    title: backup.date
    subtitle: backup.reason

    KitText {
        width: parent.width
        text: qsTr("Games in this backup:")
    }
    KitText {
        visible: text !== ""
        width: parent.width
        color: Theme.danger
        text: sheet.backup.losses
    }
    GameRows {
        width: parent.width
        games: sheet.backup.games
    }
    KitText {
        visible: text !== ""
        width: parent.width
        level: KitText.Detail
        text: sheet.backup.more
    }
    KitButton {
        objectName: "restoreBackup"
        width: parent.width
        kind: KitButton.Primary
        text: qsTr("Restore this backup")
        onClicked: {
            sheet.close();
            sheet.chosen(sheet.backup.number);
        }
    }
}
