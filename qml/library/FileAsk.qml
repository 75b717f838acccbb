import QtQuick
import Automa.LibraryApp

// Asks for a file: the system's own dialog, or the browser. The dialog is made only when asked for, because not
// every installation has the module.
Item {
    id: control

    required property LibraryApp library
    property string nameFilter
    property string suggestion
    readonly property string ending: suggestion.split(".").pop()

    signal chosen(string file)

    function ask(saving: bool) {
        if (control.library.files === LibraryApp.ByBrowser) {
            browser.enabled = true;
            control.library.askForFile(control.ending);
            return;
        }
        const dialog = Qt.createQmlObject(`
            import QtCore
            import QtQuick.Dialogs
            FileDialog {
                currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
            }`, control, "FileAsk");
        dialog.fileMode = saving ? 2 : 0;
        if (saving)
            dialog.selectedFile = dialog.currentFolder + "/" + control.suggestion;
        dialog.nameFilters = [control.nameFilter];
        dialog.defaultSuffix = control.ending;
        dialog.accepted.connect(() => {
            control.chosen(dialog.selectedFile.toString());
            dialog.destroy();
        });
        dialog.rejected.connect(() => dialog.destroy());
        dialog.open();
    }

    Connections {
        id: browser

        target: control.library
        enabled: false

        function onFileGiven(path) {
            browser.enabled = false;
            control.chosen(path);
        }
    }
}
