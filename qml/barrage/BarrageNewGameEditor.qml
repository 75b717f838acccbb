pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Everything about one participant: human or Automa, company, officer. What cannot be chosen says why.
Sheet {
    id: sheet

    required property BarrageNewGame game
    property int number: 0

    function edit(index: int) {
        sheet.number = index;
        sheet.game.edit(index);
        sheet.open();
    }

    title: qsTr("Player %1").arg(number + 1)
    onClosed: sheet.game.edit(-1) // a closed sheet lists nothing

    SegmentedChoice {
        objectName: "kind"
        width: parent.width
        label: qsTr("Who plays")
        current: sheet.game.edited.human
        options: [
            {
                value: true,
                name: "human",
                text: qsTr("Human")
            },
            {
                value: false,
                name: "automa",
                text: qsTr("Automa")
            }
        ]
        onChosen: human => sheet.game.setHuman(sheet.number, human)
    }
    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Company")
    }
    ListCard {
        id: companyList

        width: parent.width

        Repeater {
            model: sheet.game.companies

            ChoiceRow {
                required property string value
                required property string label
                required property string note
                required property bool offered
                required property bool chosen

                objectName: "company_" + value
                width: companyList.width
                text: label
                detail: note
                enabled: offered
                opacity: enabled ? 1 : 0.6
                checked: chosen
                onClicked: sheet.game.setCompany(sheet.number, value)
            }
        }
    }
    SectionHead {
        visible: sheet.game.officers.count > 0
        width: parent.width
        ruled: false
        text: qsTr("Executive officer")
    }
    ListCard {
        id: officerList

        visible: sheet.game.officers.count > 0
        width: parent.width

        Repeater {
            model: sheet.game.officers

            ChoiceRow {
                required property string value
                required property string label
                required property string note
                required property bool offered
                required property bool chosen

                objectName: "officer_" + value
                width: officerList.width
                text: label
                detail: note
                enabled: offered
                opacity: enabled ? 1 : 0.6
                checked: chosen
                onClicked: sheet.game.setOfficer(sheet.number, value)
            }
        }
    }
}
