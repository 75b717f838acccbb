pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Everything about one participant: human or Automa, company, officer. What cannot be chosen says why.
Sheet {
    id: sheet

    property int number: 0
    property var participant: BarrageApp.newGame.participants[number] ?? ({})
    property var companies: []
    property var officers: []

    function edit(index: int) {
        sheet.number = index;
        sheet.read();
        sheet.open();
    }

    function read() {
        sheet.companies = BarrageApp.newGame.companyChoices(sheet.number);
        sheet.officers = sheet.participant.hasOfficer ? BarrageApp.newGame.officerChoices(sheet.number) : [];
    }

    title: qsTr("Participant %1").arg(number + 1)

    Connections {
        target: BarrageApp.newGame

        function onChanged() {
            if (sheet.visible) // otherwise edit() reads
                sheet.read();
        }
    }
    SegmentedChoice {
        objectName: "kind"
        width: parent.width
        label: qsTr("Who plays")
        current: sheet.participant.human ? "human" : "automa"
        options: [
            {
                value: "human",
                text: qsTr("Human")
            },
            {
                value: "automa",
                text: qsTr("Automa")
            }
        ]
        onChosen: value => BarrageApp.newGame.setHuman(sheet.number, value === "human")
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
            model: sheet.companies

            ChoiceRow {
                required property var modelData

                objectName: "company_" + modelData.value
                width: companyList.width
                text: modelData.text
                detail: modelData.detail
                enabled: modelData.enabled
                opacity: enabled ? 1 : 0.6
                checked: modelData.value === sheet.participant.company
                onClicked: BarrageApp.newGame.setCompany(sheet.number, modelData.value)
            }
        }
    }
    SectionHead {
        visible: sheet.officers.length > 0
        width: parent.width
        ruled: false
        text: qsTr("Executive officer")
    }
    ListCard {
        id: officerList

        visible: sheet.officers.length > 0
        width: parent.width

        Repeater {
            model: sheet.officers

            ChoiceRow {
                required property var modelData

                objectName: "officer_" + modelData.value
                width: officerList.width
                text: modelData.text
                detail: modelData.detail
                enabled: modelData.enabled
                opacity: enabled ? 1 : 0.6
                checked: modelData.value === sheet.participant.officer
                onClicked: BarrageApp.newGame.setOfficer(sheet.number, modelData.value)
            }
        }
    }
}
