pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.PlayApp

// Everything that happened, the newest first. A tap reads an entry: what was to be moved, and why. Only the buttons go
// back, and what was undone can be redone.
KitPage {
    id: page

    required property PlaySession session
    required property PlayHistory history

    // The game shows why the entry that is read was so.
    signal whyAsked(int position)

    objectName: "historyPage"
    title: qsTr("History")
    subtitle: qsTr("Tap an entry to read it")
    footer: PlayBar {
        session: page.session

        KitButton {
            objectName: "historyRedo"
            Layout.fillWidth: true
            symbol: "redo"
            text: qsTr("Redo")
            enabled: page.session.canRedo
            Accessible.name: page.session.redoText
            onClicked: page.session.redo()
        }
    }
    onAwayChanged: {
        history.active = !away;
        entry.close();
        list.positionViewAtBeginning();
    }
    Component.onCompleted: history.active = !away
    Component.onDestruction: history.active = false

    ListView {
        id: list

        objectName: "historyList"
        width: Math.min(parent.width, Theme.readingWidth + 2 * Theme.margin)
        x: (parent.width - width) / 2
        height: parent.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0 // rows made ahead lie over the first one until they are placed
        model: page.history.rows
        delegate: HistoryRow {
            width: list.width
            onChosen: {
                page.history.open(position);
                entry.open();
            }
        }
    }
    HistoryEntry {
        id: entry

        session: page.session
        history: page.history
        onWhyAsked: position => page.whyAsked(position)
    }
}
