pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// Sets right what lies beside the map: contracts, patents, works, headstream, bonus and objective tiles, buildings.
// Two steps in one sheet: which one, and what it is instead.
Sheet {
    id: sheet

    property string key
    property string keyLabel

    property BoardModel board: BarrageApp.board

    readonly property BoardCorrection correction: board.correction
    readonly property bool choosing: key !== ""
    readonly property bool several: key.startsWith("owners/")

    objectName: "othersSheet"
    title: choosing ? keyLabel : qsTr("Correct tiles")
    subtitle: choosing ? qsTr("What lies there on the table?") : qsTr("Tap what is different on the table. Undo takes it back.")
    onAboutToShow: key = ""
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
        model: sheet.choosing ? [] : sheet.correction.groups

        Column {
            id: group

            required property marketGroup modelData

            width: parent.width

            KitText {
                width: parent.width
                level: KitText.Overline
                text: group.modelData.title
                bottomPadding: 4
            }
            Repeater {
                model: group.modelData.rows

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
        model: sheet.choosing ? sheet.correction.options(sheet.key) : []

        ChoiceRow {
            required property draftChoice modelData

            objectName: "option_" + modelData.item
            width: parent.width
            text: modelData.label
            detail: modelData.note
            checked: modelData.chosen
            onClicked: {
                if (sheet.correction.set(sheet.key, modelData.item))
                    sheet.key = "";
            }
        }
    }
}
