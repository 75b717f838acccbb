pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Who leads the Automa of the highest level.
Sheet {
    id: sheet

    required property BarrageAsk ask

    objectName: "askOfficers"
    title: qsTr("Executive officer")

    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: sheet.ask.officers

            ChoiceRow {
                required property string value
                required property string label
                required property string note
                required property bool chosen

                objectName: "officer_" + value
                width: list.width
                text: label
                detail: note
                checked: chosen
                onClicked: {
                    sheet.ask.officer = value;
                    sheet.close();
                }
            }
        }
    }
}
