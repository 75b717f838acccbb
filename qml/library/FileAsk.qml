import QtQuick

// The system's own file dialog. It is made only when asked for, because not every installation has the module.
Item {
    id: control

    property string nameFilter
    property string suggestion

    signal chosen(string file)

    function ask(saving: bool) {
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
        dialog.defaultSuffix = control.suggestion.split(".").pop();
        dialog.accepted.connect(() => {
            control.chosen(dialog.selectedFile.toString());
            dialog.destroy();
        });
        dialog.rejected.connect(() => dialog.destroy());
        dialog.open();
    }
}
