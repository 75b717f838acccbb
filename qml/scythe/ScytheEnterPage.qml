import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.Kit
import Automa.ScytheApp

// The change-over to full tracking: the board as it stands, entered place by place.
KitPage {
    id: page

    readonly property ScytheCardsOnly cards: ScytheApp.cardsOnly

    objectName: "enterPage"
    title: qsTr("Track the board")
    subtitle: qsTr("Tap a place and set what is there")
    footer: ActionBar {
        KitButton {
            objectName: "finishEntry"
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("The board is correct")
            onClicked: {
                if (page.cards.finishEntry())
                    Shell.navigator.back();
            }
        }
    }

    ScytheMapView {
        objectName: "entryMap"
        anchors.fill: parent
        scene: page.cards.entryMap
        forFingers: true
        onSpaceTapped: place => correct.look(place, true)
    }
    ScytheCorrectSheet {
        id: correct

        draft: page.cards.entry
    }
}
