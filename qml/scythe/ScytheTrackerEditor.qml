pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// Everything beside the board, set by hand as it lies on the table.
Sheet {
    id: sheet

    required property ScytheMatCorrection draft

    objectName: "trackerEditor"
    title: qsTr("Set by hand")
    subtitle: qsTr("Set it to match your table. You can undo it.")
    footer: ScytheDraftFoot {
        width: parent.width
        problem: sheet.draft.problem
        differs: sheet.draft.differs
        onApplied: {
            if (sheet.draft.apply())
                sheet.close();
        }
    }

    Repeater {
        model: sheet.draft.numbers

        ScytheDraftNumber {
            width: parent?.width ?? 0
            onMoved: value => sheet.draft.set(field, value)
        }
    }
    ScytheDraftFlags {
        width: parent.width
        flags: sheet.draft.flags
        onSwitched: (field, on) => sheet.draft.setFlag(field, on)
    }
    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Your mechs’ abilities")
    }
    ScytheDraftFlags {
        width: parent.width
        flags: sheet.draft.abilities
        onSwitched: (field, on) => sheet.draft.setAbility(field, on)
    }
    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Your recruits, by their ongoing bonus")
    }
    ScytheDraftFlags {
        names: "recruit_"
        width: parent.width
        flags: sheet.draft.recruits
        onSwitched: (field, on) => sheet.draft.setRecruit(field, on)
    }
}
