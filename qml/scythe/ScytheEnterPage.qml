import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.Kit
import Automa.Play
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

    ScrollArea {
        id: keys

        y: Theme.unit
        width: parent.width
        height: Math.min(brush.height, parent.height * 0.5)
        contentHeight: brush.height

        BrushBar {
            id: brush

            x: Theme.margin
            width: keys.width - 2 * Theme.margin
            brush: page.cards.brush
        }
    }
    ScytheMapView {
        objectName: "entryMap"
        y: keys.y + keys.height + Theme.unit
        width: parent.width
        height: parent.height - y
        scene: page.cards.entryMap
        readableUnit: 0.1
        loupe: true
        onSpaceTapped: place => {
            if (!page.cards.brush.tap(place))
                correct.look(place, true);
        }
    }
    ScytheCorrectSheet {
        id: correct

        draft: page.cards.entry
    }
}
