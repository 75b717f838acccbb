import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The star card of the game: where its cube stands, what it opens, and the stars placed so far.
KitPage {
    id: page

    readonly property ScytheStarTrack track: ScytheApp.starTrack

    objectName: "starPage"
    title: qsTr("Star track")
    subtitle: qsTr("Star card %1").arg(track.card)
    actions: IconButton {
        objectName: "starEdit"
        symbol: "pencil"
        text: qsTr("Set by hand")
        onClicked: {
            ScytheApp.tracker.draft.begin();
            editor.open();
        }
    }

    ScytheStarPane {
        anchors.fill: parent
    }
    ScytheTrackerEditor {
        id: editor

        draft: ScytheApp.tracker.draft
    }
}
