pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// What must be chosen from a list within the human's turn, over the page: nothing below it moves. Closing it takes back
// what was begun.
Sheet {
    id: sheet

    required property ScytheHuman human

    readonly property bool asked: human.choice.asked
    // Of the choice in sight: the next one may be put in the same words.
    property int number: 0

    objectName: "choiceSheet"
    title: human.choice.title
    subtitle: human.choice.text
    onAskedChanged: {
        if (asked) {
            ++number;
            open();
        } else {
            close();
        }
    }
    onClosed: {
        if (asked)
            human.cancel();
    }

    ListCard {
        id: list

        visible: sheet.human.choice.choices.count > 0
        width: parent.width

        Repeater {
            model: sheet.human.choice.choices

            PlayOption {
                required property string answer
                required property int index

                required text
                required detail
                required symbol
                objectName: "needItem_" + index
                width: list.width
                confirms: sheet.number
                onClicked: sheet.human.choose(answer)
            }
        }
    }
    ScytheNumbers {
        objectName: "count"
        visible: sheet.human.counting
        width: parent.width
        label: sheet.title
        values: Array.from({ length: 15 }, (_, number) => number)
        current: sheet.human.resourcesThere
        onChosen: value => sheet.human.choose(String(value))
    }
}
