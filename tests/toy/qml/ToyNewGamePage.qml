import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.ToyApp

// Before a game: what it needs, and Begin.
KitPage {
    id: page

    objectName: "newGamePage"
    title: qsTr("New game")
    subtitle: qsTr("Toy")
    footer: ActionBar {
        KitButton {
            objectName: "begin"
            Layout.fillWidth: true
            kind: KitButton.Primary
            trailingSymbol: "chevron_right"
            text: qsTr("Begin")
            onClicked: ToyApp.begin()
        }
    }

    KitText {
        x: Theme.margin
        y: Theme.margin
        width: Math.min(parent.width, Theme.readingWidth) - 2 * Theme.margin
        text: qsTr("Put 21 stones in a heap. You and the Automa take turns.")
    }
}
