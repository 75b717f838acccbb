pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The piles of the Automa cards, set by hand as they lie on the table.
Sheet {
    id: sheet

    required property ScytheCardsDraft draft

    objectName: "cardsEditor"
    title: qsTr("Where the cards are")
    subtitle: qsTr("A card you put on a discard goes on top. %1").arg(draft.topText)
    footer: ScytheDraftFoot {
        width: parent.width
        problem: sheet.draft.problem
        differs: sheet.draft.differs
        onApplied: {
            if (sheet.draft.apply())
                sheet.close();
        }
    }

    Repeater {
        model: sheet.draft.cards

        Column {
            id: card

            required property int number
            required property int pile
            required property bool dealt

            width: parent?.width ?? 0
            spacing: 4

            KitText {
                width: parent.width
                text: card.dealt ? qsTr("Card %1, of this turn").arg(card.number) : qsTr("Card %1").arg(card.number)
                font.bold: true
            }
            SegmentedChoice {
                objectName: "pile_" + card.number
                width: parent.width
                enabled: !card.dealt
                label: qsTr("Card %1").arg(card.number)
                current: card.pile
                options: [
                    {
                        value: ScytheTracker.Deck,
                        text: qsTr("Deck")
                    },
                    {
                        value: ScytheTracker.Discard,
                        text: qsTr("Main discard")
                    },
                    {
                        value: ScytheTracker.CombatDiscard,
                        text: qsTr("Combat discard")
                    }
                ]
                onChosen: value => sheet.draft.put(card.number, value)
            }
        }
    }
}
