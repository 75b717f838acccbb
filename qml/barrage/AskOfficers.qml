pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Who leads the Automa of the highest level.
Sheet {
    id: sheet

    readonly property BarrageAsk ask: BarrageApp.ask

    objectName: "askOfficers"
    title: qsTr("Executive officer")

    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: sheet.ask.officers.length

            ChoiceRow {
                required property int index
                readonly property var facts: sheet.ask.officers[index] ?? ({})

                objectName: "officer_" + facts.value
                width: list.width
                text: facts.text ?? ""
                detail: facts.detail ?? ""
                checked: facts.value === sheet.ask.officer
                onClicked: {
                    sheet.ask.officer = facts.value;
                    sheet.close();
                }
            }
        }
    }
}
