pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// What can lie on one place. Who enters a place for the first time is asked for the next one at once.
Sheet {
    id: sheet

    required property SetupModel setup
    property Component picture: null
    property string family
    property int place: 0

    function ask(family: string, place: int, text: string) {
        sheet.family = family;
        sheet.place = place;
        sheet.title = text;
        sheet.setup.ask(family, place);
        sheet.open();
    }

    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: sheet.setup.choices

            PlayOption {
                required property string answer
                required property bool current

                required text
                required detail
                required symbol
                required kind
                required value
                objectName: "choice_" + answer
                width: list.width
                picture: sheet.picture
                checked: current
                confirms: sheet.family + sheet.place
                onClicked: {
                    const entered = sheet.setup.entered;
                    sheet.setup.choose(sheet.family, sheet.place, answer);
                    if (sheet.setup.entered > entered && sheet.setup.nextFamily !== "")
                        sheet.ask(sheet.setup.nextFamily, sheet.setup.nextPlace, sheet.setup.nextText);
                    else
                        sheet.close();
                }
            }
        }
    }
}
