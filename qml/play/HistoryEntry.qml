import QtQuick
import Automa.Kit
import Automa.PlayApp

// One entry of the history, read: what was to be moved, why, and the way back to the position after it.
Sheet {
    id: sheet

    required property PlaySession session
    required property PlayHistory history

    readonly property historyRow entry: history.read

    signal whyAsked(int position)

    objectName: "historyEntry"
    title: entry.text
    subtitle: entry.side !== "" && entry.detail !== "" ? entry.side + " · " + entry.detail : entry.side + entry.detail
    footer: [
        KitButton {
            objectName: "entryWhy"
            visible: sheet.history.explained
            width: parent.width
            kind: KitButton.Primary
            symbol: "why"
            text: qsTr("Why?")
            onClicked: {
                sheet.close();
                sheet.whyAsked(sheet.entry.position);
            }
        },
        KitButton {
            objectName: "entryGo"
            visible: !sheet.entry.current && !sheet.session.readOnly
            width: parent.width
            symbol: sheet.entry.applied ? "undo" : "redo"
            text: sheet.entry.applied ? qsTr("Return to this point") : qsTr("Redo up to here")
            onClicked: {
                sheet.close();
                sheet.session.jump(sheet.entry.position);
            }
        }
    ]

    Card {
        visible: sheet.history.steps.count > 0
        width: parent?.width ?? 0
        padding: 0

        TurnSteps {
            objectName: "entrySteps"
            width: parent?.width ?? 0
            framed: true
            past: true
            steps: sheet.history.steps
        }
    }
}
