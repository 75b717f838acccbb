pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The overview of a company's draft: its numbers, and the way to its lists.
Column {
    id: control

    required property BarrageCompanyCorrection draft
    property bool forTile: false
    property bool boardOffered: true

    readonly property bool boardHere: boardOffered && !forTile
    readonly property var lists: {
        const all = [];
        if (control.draft.tracked) {
            all.push({ part: BarrageCompanyCorrection.Wheel, name: "wheel", symbol: "wheel", text: qsTr("Wheel"), detail: control.draft.wheelText });
            all.push({ part: BarrageCompanyCorrection.Technology, name: "technology", symbol: "technology", text: qsTr("Technology tiles in hand"), detail: control.draft.technologyText });
        }
        if (!control.forTile) {
            all.push({ part: BarrageCompanyCorrection.Contracts, name: "contracts", symbol: "contract", text: qsTr("Contracts fulfilled"), detail: control.draft.contractsText });
            if (control.draft.works.count > 0)
                all.push({ part: BarrageCompanyCorrection.Works, name: "works", symbol: "external_work", text: qsTr("External works carried out"), detail: control.draft.worksText });
        }
        return all;
    }

    signal opened(int part)
    signal boardAsked

    spacing: Theme.gap

    KitText {
        width: parent.width
        level: KitText.Detail
        text: control.forTile ? qsTr("Mahiri Sekibo: your first action of the round comes from an Automa tile. To read it, the app must know what you have.")
                              : qsTr("Every change is logged as “by hand” and can be undone.")
    }
    Repeater {
        model: control.draft.fields

        BarragePadAmount {
            required property string field
            required property string label
            required property int amount
            required property int least
            required property int most

            objectName: "field_" + field
            width: control.width
            text: label
            value: amount
            from: least
            to: most
            onMoved: value => control.draft.set(field, value)
        }
    }
    ListCard {
        id: switches

        visible: control.draft.flags.count > 0 && !control.forTile
        width: parent.width

        Repeater {
            model: control.draft.flags

            SwitchRow {
                required property string flag
                required property string label
                required property bool value

                objectName: "flag_" + flag
                width: switches.width
                text: label
                checked: value
                onSwitched: on => control.draft.setFlag(flag, on)
            }
        }
    }
    ListCard {
        id: ways

        visible: control.lists.length > 0 || control.boardHere
        width: parent.width

        Repeater {
            model: control.lists.length

            ListRow {
                required property int index
                readonly property var modelData: control.lists[index] ?? ({})

                objectName: "draft_" + modelData.name
                width: ways.width
                symbol: modelData.symbol ?? ""
                text: modelData.text ?? ""
                detail: modelData.detail ?? ""
                onClicked: control.opened(modelData.part)
            }
        }
        ListRow {
            objectName: "draft_board"
            visible: control.boardHere
            width: ways.width
            symbol: "board"
            text: qsTr("Structures")
            detail: qsTr("Tap them on the board")
            onClicked: control.boardAsked()
        }
    }
}
