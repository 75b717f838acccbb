pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What can lie on one place.
Sheet {
    id: sheet

    property string family
    property int place: 0
    property var choices: []

    function ask(family: string, place: int, text: string) {
        sheet.family = family;
        sheet.place = place;
        sheet.title = text;
        sheet.choices = BarrageApp.setup.choices(family, place);
        sheet.open();
    }

    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: sheet.choices

            PadOption {
                required property var modelData

                objectName: "choice_" + modelData.value
                width: list.width
                text: modelData.text
                detail: modelData.detail
                symbol: modelData.symbol
                contract: modelData.contract
                energy: modelData.energy
                checked: modelData.current
                onClicked: {
                    BarrageApp.setup.choose(sheet.family, sheet.place, modelData.value);
                    sheet.close();
                }
            }
        }
    }
}
