import QtQuick
import Automa.App
import Automa.Kit

// In a browser: how it stands with what was played, as long as it is not kept. A moment of writing is a pill that
// comes only if the moment is long; what lasts stands above the page and takes its room.
Item {
    id: note

    required property int keeping
    readonly property bool lasting: words.text !== "" && note.keeping !== Browser.Writing

    width: parent.width
    height: note.lasting ? words.implicitHeight + 16 : 0

    Rectangle {
        anchors.fill: parent
        visible: note.lasting
        color: Theme.brassC
    }
    KitText {
        id: words

        objectName: "keepingWords"
        x: Theme.margin
        y: 8
        width: note.width - 2 * Theme.margin
        visible: note.lasting
        level: KitText.Detail
        color: Theme.brassCInk
        Accessible.role: Accessible.AlertMessage
        text: {
            switch (note.keeping) {
            case Browser.Failed:
                return qsTr("The browser cannot save right now. Keep this page open; the app will keep trying.");
            case Browser.Forgetful:
                return qsTr("Nothing is kept in this private window: your games are gone when you close it. Export them, or use a normal window.");
            case Browser.Elsewhere:
                return qsTr("The app is open in another tab. What you do here is saved once you close the other one.");
            }
            return "";
        }
    }
    Rectangle {
        id: pill

        property bool due

        objectName: "keepingPill"
        visible: note.keeping === Browser.Writing && pill.due
        anchors.horizontalCenter: parent.horizontalCenter
        y: 6
        width: saving.implicitWidth + 24
        height: saving.implicitHeight + 8
        radius: height / 2
        color: Theme.text

        KitText {
            id: saving

            anchors.centerIn: parent
            level: KitText.Detail
            color: Theme.bg
            text: qsTr("Saving…")
        }
    }
    Timer {
        interval: 300
        running: note.keeping === Browser.Writing
        onRunningChanged: {
            if (!running)
                pill.due = false;
        }
        onTriggered: pill.due = true
    }
}
