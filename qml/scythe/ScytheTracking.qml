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
            detail: qsTr("On your turn, enter what is on the board; from then on the app decides. Markers and cards stay as they are.")
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
            text: qsTr("Cards only from now on")
            detail: qsTr("You move the Automa yourself; the app reveals the cards and tracks the markers. It remembers the board as it is now.")
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
            text: sheet.cards.fromBox ? qsTr("The app draws from now on") : qsTr("Use cards from the box from now on")
            detail: sheet.cards.fromBox ? qsTr("It shuffles the cards not seen yet") : qsTr("Put the seen cards on their discards and shuffle the rest")
            onClicked: {
                sheet.close();
                sheet.cards.changeDealer(!sheet.cards.fromBox);
            }
        }
    }
}
