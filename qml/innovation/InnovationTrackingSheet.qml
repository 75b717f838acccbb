import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit

// What the app tracks: everything, or the cards only; it can be changed in the middle of a game.
Sheet {
    id: sheet

    objectName: "trackingSheet"
    title: qsTr("What the app tracks")

    ListCard {
        width: parent.width

        ChoiceRow {
            objectName: "trackFull"
            width: parent.width
            text: qsTr("Everything")
            detail: InnovationApp.cardsOnly ? qsTr("You enter the board once; then the app decides") : qsTr("The app decides for the Automa")
            checked: !InnovationApp.cardsOnly
            onClicked: {
                sheet.close();
                if (!InnovationApp.cardsOnly)
                    return;
                InnovationDraft.beginBoard();
                Shell.navigator.open("innovation/enter");
            }
        }
        ChoiceRow {
            objectName: "trackCards"
            width: parent.width
            text: qsTr("Cards only")
            detail: qsTr("Deck, VP and passing; you make the decisions. The app remembers the board so far.")
            checked: InnovationApp.cardsOnly
            onClicked: {
                sheet.close();
                if (!InnovationApp.cardsOnly)
                    InnovationCardsOnly.leaveBoard();
            }
        }
    }
}
