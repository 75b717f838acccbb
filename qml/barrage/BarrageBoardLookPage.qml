import QtQuick
import Automa.Kit

// The board as a page of its own: for looking things up, with or without a game.
KitPage {
    objectName: "boardLookPage"
    title: qsTr("Board")

    BarrageBoardPage {
        anchors.fill: parent
        answers: true
    }
}
