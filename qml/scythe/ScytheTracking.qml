import QtQuick
import Automa.App
import Automa.Kit
import Automa.ScytheApp

// How much of the table the app follows and who deals, changed in the middle of a game.
Sheet {
    id: sheet

    required property ScytheCardsOnly cards

    objectName: "trackingMenu"
    title: qsTr("What the app tracks")
    subtitle: cards.active ? qsTr("Now: the Automa cards and the markers") : qsTr("Now: the whole board")

    ListCard {
        width: parent.width

        ListRow {
            objectName: "trackBoard"
            visible: sheet.cards.active
            width: parent.width
            symbol: "scythe_hexes"
            text: qsTr("Track the board")
            detail: qsTr("Enter what stands there on your turn; from then on the app decides. Markers and cards stay.")
            enabled: sheet.cards.stage === ScytheCardsOnly.Human
            onClicked: {
                sheet.close();
                sheet.cards.beginEntry();
                Shell.navigator.open("scythe/enter");
            }
        }
        ListRow {
            objectName: "trackCards"
            visible: !sheet.cards.active
            width: parent.width
            symbol: "scythe_card"
            leads: false
            text: qsTr("Cards only from here on")
            detail: qsTr("You move the Automa by hand on your turn; the app turns up cards and keeps the markers. The board as it is now is remembered.")
            onClicked: {
                sheet.close();
                sheet.cards.leaveBoard();
            }
        }
        ListRow {
            objectName: "changeDealer"
            width: parent.width
            symbol: "scythe_cards"
            leads: false
            text: sheet.cards.fromBox ? qsTr("The app deals from here on") : qsTr("Cards from the box from here on")
            detail: sheet.cards.fromBox ? qsTr("It shuffles the cards that are still unseen") : qsTr("Lay the seen cards on their discards and shuffle the others")
            onClicked: {
                sheet.close();
                sheet.cards.changeDealer(!sheet.cards.fromBox);
            }
        }
    }
}
