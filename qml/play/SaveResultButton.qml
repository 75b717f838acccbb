import QtQuick.Layouts
import Automa.App
import Automa.Kit
import Automa.PlayApp

// The button at the end of a game: what is still to be done first, then saving the result, then the way home.
KitButton {
    id: control

    required property PlaySession session
    required property bool saved
    // What comes before saving; empty when nothing does.
    property string first: ""
    property bool ready: true

    signal firstAsked
    signal saveAsked

    objectName: first !== "" ? "scoreGame" : "saveResult"
    Layout.fillWidth: true
    kind: KitButton.Primary
    enabled: ready && (!saved || Shell.kept)
    text: first !== "" ? first : saved && Shell.kept ? qsTr("Saved · Back to Home") : qsTr("Save result")
    confirms: `${session.position} ${saved}`
    onClicked: {
        if (first !== "")
            firstAsked();
        else if (saved)
            Shell.navigator.home();
        else
            saveAsked();
    }
}
