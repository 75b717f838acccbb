pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// Everything that happened, the newest first. A tap goes there; what was undone can be redone.
KitPage {
    id: page

    readonly property BarrageLibrary library: BarrageApp.library
    readonly property var entries: library.history

    objectName: "historyPage"
    title: qsTr("History")
    subtitle: qsTr("Tap an entry to go back to it")
    footer: ActionBar {
        KitButton {
            objectName: "historyUndo"
            symbol: "undo"
            text: qsTr("Undo")
            enabled: page.library.canUndo
            Accessible.name: page.library.undoText
            onClicked: page.library.undo()
        }
        KitButton {
            objectName: "historyRedo"
            Layout.fillWidth: true
            symbol: "redo"
            text: qsTr("Redo")
            enabled: page.library.canRedo
            Accessible.name: page.library.redoText
            onClicked: page.library.redo()
        }
    }

    ListView {
        id: list

        objectName: "historyList"
        width: Math.min(parent.width, Theme.readingWidth + 2 * Theme.margin)
        x: (parent.width - width) / 2
        height: parent.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0 // rows made ahead lie over the first one until they are placed
        model: page.entries.length
        delegate: HistoryRow {
            required property int index

            width: list.width
            entry: page.entries[index] ?? ({})
            onChosen: position => page.library.jump(position)
        }
    }
}
