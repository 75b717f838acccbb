pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Sets by hand what is kept of a company. All that is set at once is one action: logged, and undone like any other.
Sheet {
    id: control

    required property BarrageCompanyCorrection draft
    // Which list is open, of BarrageCompanyCorrection.Part.
    property int part: BarrageCompanyCorrection.Overview
    // A human's hand is told before a tile is read for it.
    property bool forTile: false
    // Structures are set on the board of the game.
    property bool boardOffered: !forTile
    readonly property bool overview: part === BarrageCompanyCorrection.Overview

    function titleOf(part: int): string {
        switch (part) {
        case BarrageCompanyCorrection.Wheel:
            return qsTr("Wheel");
        case BarrageCompanyCorrection.Technology:
            return qsTr("Technology tiles in hand");
        case BarrageCompanyCorrection.Contracts:
            return qsTr("Contracts fulfilled");
        case BarrageCompanyCorrection.Works:
            return qsTr("External works carried out");
        }
        return control.forTile ? qsTr("What is in front of you?") : qsTr("Set by hand");
    }

    signal told
    signal boardAsked

    objectName: "trackerEditor"
    title: titleOf(part)
    subtitle: draft.name
    onAboutToShow: part = BarrageCompanyCorrection.Overview
    footer: [
        KitText {
            objectName: "draftProblem"
            visible: control.draft.problem !== ""
            width: parent.width
            level: KitText.Detail
            color: Theme.danger
            text: control.draft.problem
        },
        KitButton {
            objectName: "draftBack"
            visible: !control.overview
            width: parent.width
            symbol: "back"
            text: qsTr("Back to the overview")
            onClicked: control.part = BarrageCompanyCorrection.Overview
        },
        KitButton {
            objectName: "fieldsSet"
            visible: control.overview
            width: parent.width
            kind: KitButton.Primary
            symbol: "check"
            text: control.forTile ? qsTr("Reveal a tile") : qsTr("Set")
            enabled: (control.forTile || control.draft.differs) && control.draft.problem === ""
            onClicked: {
                if (!control.draft.apply())
                    return;
                control.close();
                control.told();
            }
        }
    ]

    BarrageTrackerEditorNumbers {
        visible: control.overview
        width: parent?.width ?? 0
        draft: control.draft
        forTile: control.forTile
        boardOffered: control.boardOffered
        onOpened: part => control.part = part
        onBoardAsked: {
            control.close();
            control.boardAsked();
        }
    }
    BarrageTrackerEditorWheel {
        draft: control.draft
        visible: control.part === BarrageCompanyCorrection.Wheel
        width: parent?.width ?? 0
    }
    Repeater {
        model: control.part === BarrageCompanyCorrection.Contracts ? control.draft.contracts : null

        BarrageTrackerEditorList {
            width: parent?.width ?? 0
            onToggled: id => control.draft.toggle(id)
        }
    }
    BarrageTrackerEditorList {
        visible: control.part === BarrageCompanyCorrection.Technology || control.part === BarrageCompanyCorrection.Works
        width: parent?.width ?? 0
        title: ""
        rows: !visible ? null : control.part === BarrageCompanyCorrection.Works ? control.draft.works : control.draft.technology
        onToggled: id => control.draft.toggle(id)
    }
}
