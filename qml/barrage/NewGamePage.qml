import QtQuick
import Automa.Kit

// Who plays, and how.
KitPage {
    objectName: "newGamePage"
    title: qsTr("New game")
}
