pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// A place of the board: what stands there, and setting it right.
Sheet {
    id: sheet

    required property ScytheBoardCorrection draft
    property bool editing: false
    property bool correctable: true

    function look(place: string, edit: bool) {
        sheet.draft.begin(place);
        sheet.editing = edit;
        sheet.open();
    }

    objectName: "correctSheet"
    title: draft.title
    subtitle: editing ? qsTr("Match what is on your table. You can undo it.") : ""
    footer: [
        ScytheDraftFoot {
            visible: sheet.editing
            width: parent.width
            problem: sheet.draft.problem
            differs: sheet.draft.differs
            onApplied: {
                if (sheet.draft.apply())
                    sheet.close();
            }
        },
        KitButton {
            objectName: "correctPlace"
            visible: !sheet.editing && sheet.correctable
            width: parent.width
            symbol: "pencil"
            text: qsTr("Correct")
            onClicked: sheet.editing = true
        }
    ]

    KitText {
        visible: !sheet.editing
        width: parent.width
        text: sheet.draft.there === "" ? qsTr("Nobody is there.") : sheet.draft.there
    }
    Repeater {
        model: sheet.editing ? sheet.draft.numbers : null

        ScytheDraftNumber {
            width: parent?.width ?? 0
            onMoved: value => sheet.draft.set(field, value)
        }
    }
    ScytheDraftFlags {
        visible: sheet.editing
        width: parent.width
        flags: sheet.draft.flags
        onSwitched: (field, on) => sheet.draft.setFlag(field, on)
    }
}
