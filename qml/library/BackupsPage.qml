pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Copies of all saved games: made, looked into, put back. Also the way out when the saved games cannot be opened.
KitPage {
    id: page

    readonly property LibraryBackups backups: LibraryApp.backups
    readonly property bool lost: backups.fault !== "" && !backups.onlyReading

    objectName: "backupsPage"
    title: qsTr("Backups")
    subtitle: qsTr("Copies of all saved games")
    Component.onCompleted: page.backups.refresh()

    ScrollArea {
        id: scroller

        objectName: "backupsScroll"
        anchors.fill: parent
        contentHeight: column.height + 40

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: 16
            spacing: Theme.gap

            ErrorCard {
                objectName: "backupsFault"
                visible: page.backups.fault !== ""
                width: parent.width
                title: page.backups.faultTitle
                message: page.backups.fault
                actionText: qsTr("Try again")
                onActed: page.backups.retry()
            }
            ErrorCard {
                objectName: "backupsDamage"
                visible: page.backups.damage !== ""
                width: parent.width
                title: qsTr("Part of your saved games is damaged")
                message: page.backups.damage
            }
            KitButton {
                objectName: "salvage"
                visible: page.backups.canSalvage
                width: parent.width
                symbol: "export"
                text: qsTr("Export what can still be read")
                onClicked: page.backups.salvage()
            }
            KitText {
                objectName: "leftOut"
                visible: text !== ""
                width: parent.width
                color: Theme.danger
                text: page.backups.leftOut
            }
            KitButton {
                objectName: "beginAnew"
                visible: page.lost
                width: parent.width
                symbol: "plus"
                text: qsTr("Start with no games")
                onClicked: anew.open()
            }
            KitButton {
                objectName: "backUpNow"
                visible: page.backups.canBackUp
                width: parent.width
                kind: KitButton.Primary
                symbol: "copy"
                text: qsTr("Back up now")
                onClicked: page.backups.backUpNow()
            }
            EmptyState {
                visible: page.backups.rows.count === 0
                width: parent.width
                symbol: "archive"
                title: qsTr("No backup yet")
                message: qsTr("The app makes one each day something has changed, and before imports and updates.")
            }
            ListCard {
                id: list

                visible: page.backups.rows.count > 0
                width: parent.width

                Repeater {
                    model: page.backups.rows

                    ListRow {
                        required property int index
                        required property int number
                        required property string date
                        required property string reason
                        required property bool readable
                        required detail

                        objectName: "backup_" + index
                        width: list.width
                        symbol: "archive"
                        enabled: readable
                        text: qsTr("%1 · %2").arg(date).arg(reason)
                        onClicked: preview.show(number)
                    }
                }
            }
            SectionHead {
                width: parent.width
                ruled: false
                text: qsTr("All games as one file")
            }
            ListCard {
                id: whole

                width: parent.width

                ListRow {
                    objectName: "exportLibrary"
                    width: whole.width
                    leads: false
                    symbol: "export"
                    text: qsTr("Export all games")
                    detail: LibraryApp.files === LibraryApp.ByBrowser ? qsTr("As a download") : page.backups.folder
                    onClicked: LibraryApp.files === LibraryApp.ByDialog ? target.ask(true) : page.backups.exportLibrary()
                }
                ListRow {
                    objectName: "importLibrary"
                    width: whole.width
                    symbol: "import"
                    text: qsTr("Import games")
                    detail: qsTr("You will see what is in the file first")
                    onClicked: importer.open()
                }
            }
        }
    }
    FileAsk {
        id: target

        library: LibraryApp
        nameFilter: "JSON (*.json)"
        suggestion: "library.json"
        onChosen: file => page.backups.exportLibrary(file)
    }
    BackupPreview {
        id: preview

        backups: page.backups
        onChosen: number => {
            question.number = number;
            question.open();
        }
    }
    LibraryImport {
        id: importer

        backups: page.backups
        games: LibraryApp.games
        library: LibraryApp
    }
    KitDialog {
        id: question

        property int number: 0

        title: qsTr("Restore this backup?")
        message: page.lost ? qsTr("Your saved games will be replaced by this backup. The file that cannot be opened is set aside, unchanged.")
                           : qsTr("Your saved games will be replaced by this backup. A copy of what you have now is made first.")
        acceptText: qsTr("Restore")
        onAccepted: page.backups.restore(question.number)
    }
    KitDialog {
        id: anew

        title: qsTr("Start with no games?")
        message: qsTr("The file that cannot be opened is set aside, unchanged. You can come back to the backups at any time.")
        acceptText: qsTr("Start over")
        onAccepted: page.backups.beginAnew()
    }
}
