pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Sets the chosen place right: owner, height, drops. Checked while it is changed, undone like any action.
Sheet {
    id: sheet

    required property BarrageBoard board

    readonly property BoardCorrection draft: board.correction

    objectName: "correctSheet"
    title: qsTr("Correct: %1").arg(draft.title)
    subtitle: qsTr("Set it as it is on the table. You can undo it.")
    footer: [
        ErrorNote {
            visible: sheet.draft.problem !== ""
            width: parent.width
            text: sheet.draft.problem
        },
        KitButton {
            objectName: "applyCorrection"
            width: parent.width
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Correct")
            enabled: sheet.draft.differs && sheet.draft.problem === ""
            onClicked: {
                if (sheet.draft.apply())
                    sheet.close();
            }
        }
    ]

    component ErrorNote: Rectangle {
        property alias text: words.text

        implicitHeight: words.height + 20
        radius: Theme.chipRadius
        color: Theme.dangerC

        KitText {
            id: words

            objectName: "correctionProblem"
            x: 12
            y: 10
            width: parent.width - 24
            level: KitText.Detail
            color: Theme.dangerCInk
        }
    }

    component NumberRow: Item {
        id: row

        property string label
        property alias value: number.value
        property alias from: number.from
        property alias to: number.to

        signal moved(int value)

        readonly property bool stacked: name.implicitWidth + number.implicitWidth + Theme.gap > width

        implicitHeight: stacked ? name.height + number.height + 4 : Math.max(name.height, number.height)

        KitText {
            id: name

            width: row.stacked ? row.width : row.width - number.width - Theme.gap
            y: row.stacked ? 0 : (row.height - height) / 2
            text: row.label
        }
        Stepper {
            id: number

            objectName: row.objectName + "Stepper"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            label: row.label
            onMoved: value => row.moved(value)
        }
    }

    KitText {
        visible: sheet.draft.kind !== BoardCorrection.Headstream
        width: parent.width
        level: KitText.Overline
        text: qsTr("Owner")
    }
    Column {
        visible: sheet.draft.kind !== BoardCorrection.Headstream
        width: parent.width

        Repeater {
            model: sheet.draft.owners

            ChoiceRow {
                required property string value
                required text

                objectName: "owner_" + value
                width: parent?.width ?? 0
                checked: sheet.draft.owner === value
                onClicked: sheet.draft.owner = value
            }
        }
    }
    NumberRow {
        objectName: "height"
        visible: sheet.draft.kind === BoardCorrection.Dam && sheet.draft.standing
        width: parent.width
        label: qsTr("Height")
        from: 1
        to: sheet.draft.mostHeight
        value: sheet.draft.height
        onMoved: value => sheet.draft.height = value
    }
    NumberRow {
        objectName: "drops"
        visible: sheet.draft.kind === BoardCorrection.Headstream || (sheet.draft.kind === BoardCorrection.Dam && sheet.draft.standing)
        width: parent.width
        label: qsTr("Drops")
        to: sheet.draft.mostDrops
        value: sheet.draft.drops
        onMoved: value => sheet.draft.drops = value
    }
}
