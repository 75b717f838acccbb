pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// Sets something by hand: the numbers of a side, the table, or what stands on a hex. All that is set at once is one
// action, logged and undone like any other. While the whole board is entered, it only goes into the draft.
Sheet {
    id: sheet

    property InnovationDraft draft: InnovationDraft
    property bool choosing: false

    function edit(part: string) {
        sheet.choosing = false;
        sheet.draft.begin(part);
        sheet.open();
    }

    function editHex(hex: string) {
        sheet.choosing = false;
        sheet.draft.beginHex(hex);
        sheet.open();
    }

    objectName: "draftSheet"
    title: draft.title
    subtitle: draft.entering ? qsTr("The board as it is on the table") : qsTr("Set by hand; it can be undone")
    onClosed: {
        if (!sheet.draft.entering)
            sheet.draft.drop();
    }
    footer: [
        KitText {
            objectName: "draftProblem"
            visible: sheet.draft.problem !== "" && !sheet.draft.entering
            width: parent.width
            level: KitText.Detail
            color: Theme.danger
            text: sheet.draft.problem
        },
        KitButton {
            objectName: "draftBack"
            visible: sheet.choosing
            width: parent.width
            symbol: "back"
            text: qsTr("Back")
            onClicked: sheet.choosing = false
        },
        KitButton {
            objectName: "draftSet"
            visible: !sheet.choosing
            width: parent.width
            kind: KitButton.Primary
            symbol: "check"
            text: sheet.draft.entering ? qsTr("Done") : qsTr("Set")
            enabled: sheet.draft.entering || (sheet.draft.differs && sheet.draft.problem === "")
            onClicked: {
                if (sheet.draft.entering || sheet.draft.apply())
                    sheet.close();
            }
        }
    ]

    // Below the rows there is as much room as the hex with the most bridges needs: the sheet begins at one height.
    Column {
        visible: !sheet.choosing
        width: parent?.width ?? 0

        ListCard {
            id: fields

            width: parent.width

            Repeater {
                model: sheet.draft.rows

                InnovationDraftLine {
                    width: fields.width
                    onMoved: value => sheet.draft.set(key, value)
                    onAsked: {
                        sheet.draft.ask(key);
                        sheet.choosing = true;
                    }
                }
            }
        }
        StepGroupHead {
            id: head

            visible: false
            width: parent.width
            text: "1"
        }
        Item {
            visible: sheet.draft.spareRows > 0
            width: 1
            height: sheet.draft.spareRows * Theme.row + (sheet.draft.spareHead ? head.implicitHeight : 0)
        }
    }
    ListCard {
        id: choices

        visible: sheet.choosing
        width: parent?.width ?? 0

        Repeater {
            model: sheet.choosing ? sheet.draft.choices : null

            ChoiceRow {
                required property int number
                required property bool current

                required text
                objectName: "option_" + number
                width: choices.width
                checked: current
                onClicked: {
                    sheet.choosing = false;
                    sheet.draft.set(sheet.draft.asked, number);
                }
            }
        }
    }
}
