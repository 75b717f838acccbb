pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.ScytheApp

// Where each of the 19 cards lies; a tap opens it in the look-up.
Sheet {
    id: sheet

    required property ScytheTracker tracker

    signal editAsked

    objectName: "seenCards"
    title: tracker.cardsTitle
    subtitle: tracker.cardsNote
    footer: KitButton {
        objectName: "editCards"
        width: parent.width
        symbol: "pencil"
        text: qsTr("Set by hand")
        onClicked: {
            sheet.close();
            sheet.editAsked();
        }
    }

    ListCard {
        width: parent.width

        Repeater {
            model: sheet.tracker.cards

            ListRow {
                required property int number
                required property int pile
                required text

                objectName: "seen_" + number
                width: parent?.width ?? 0
                symbol: pile === ScytheTracker.Deck ? "scythe_cards" : pile === ScytheTracker.CombatDiscard ? "scythe_attack" : "scythe_card"
                symbolColor: pile === ScytheTracker.Deck ? Theme.line2 : Theme.primary
                detail: qsTr("Card %1").arg(number)
                onClicked: {
                    sheet.close();
                    Shell.navigator.open("lookup", {
                        game: "scythe",
                        key: "card:" + number
                    });
                }
            }
        }
    }
}
