import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The frame of an open game: one place at a time on a phone, panes side by side where there is room.
KitPage {
    id: page

    // The saved game to open first; empty: the one that is open.
    property string game

    objectName: "gamePage"
    title: qsTr("Age of Innovation")
    Component.onCompleted: {
        if (page.game !== "" && !InnovationApp.resume(page.game))
            Shell.navigator.back();
    }

    InnovationBoard {
        width: parent.width
        height: parent.height
        scene: InnovationApp.map
    }
}
