pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// Sets right what lies beside the map: contracts, patents, works, headstream, bonus and objective tiles, buildings.
// Two steps in one sheet: which one, and what it is instead.
Sheet {
    id: sheet

    required property BarrageBoard board
    property string key
    property string keyLabel

    readonly property BoardCorrection correction: board.correction
    readonly property bool choosing: key !== ""

    objectName: "othersSheet"
    title: choosing ? keyLabel : qsTr("Correct tiles")
    subtitle: choosing ? qsTr("What is really on the table?") : qsTr("Tap what is different on the table. Undo takes it back.")
    onKeyChanged: correction.ask(key)
    onAboutToShow: {
        key = "";
        correction.listing = true;
    }
    onClosed: correction.listing = false // a closed sheet lists nothing
    footer: [
        KitText {
            objectName: "othersProblem"
            visible: sheet.choosing && sheet.correction.problem !== ""
            width: parent.width
            text: sheet.correction.problem
            color: Theme.danger
        },
        KitButton {
            objectName: "othersBack"
            visible: sheet.choosing
            width: parent.width
            compact: true
            symbol: "back"
            text: qsTr("Back to the list")
            onClicked: sheet.key = ""
        }
    ]

    Repeater {
        model: sheet.choosing ? null : sheet.correction.groups

        Column {
            id: group

            required property string title
            required property var rows // each a marketRow

            width: parent?.width ?? 0

            KitText {
                width: parent.width
                level: KitText.Overline
                text: group.title
                bottomPadding: 4
            }
            Repeater {
                model: group.rows

                ListRow {
                    required property marketRow modelData

                    objectName: "row_" + modelData.key
                    width: group.width
                    text: modelData.label
                    detail: modelData.value
                    onClicked: {
                        sheet.keyLabel = modelData.label;
                        sheet.key = modelData.key;
                    }
                }
            }
        }
    }
    Repeater {
        model: sheet.correction.choices

        ChoiceRow {
            required property string item
            required property string label
            required property string note
            required property bool chosen

            objectName: "option_" + item
            width: parent?.width ?? 0
            text: label
            detail: note
            checked: chosen
            onClicked: {
                if (sheet.correction.set(sheet.key, item))
                    sheet.key = "";
            }
        }
    }
}
