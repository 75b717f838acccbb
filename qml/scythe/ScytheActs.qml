pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// What may have happened besides moves: four buttons in a row, fewer where the words are too long for that. A button
// that would do nothing now is pale; none goes.
Grid {
    id: control

    required property ScytheHuman human
    readonly property var acts: [
        {
            id: "worker",
            text: qsTr("+ Worker"),
            symbol: "scythe_worker",
            possible: human.workersLeft > 0,
            run: () => human.begin(ScytheHuman.Worker)
        },
        {
            id: "mech",
            text: qsTr("+ Mech"),
            symbol: "scythe_mech",
            possible: human.mechsLeft > 0,
            run: () => human.begin(ScytheHuman.Mech)
        },
        {
            id: "star",
            text: qsTr("My star"),
            symbol: "scythe_star",
            possible: true,
            run: () => human.placeStar()
        },
        {
            id: "recruit",
            text: qsTr("Recruit"),
            symbol: "scythe_recruit",
            possible: true,
            run: () => human.begin(ScytheHuman.Recruit)
        },
        {
            id: "encounter",
            text: qsTr("Encounter"),
            symbol: "scythe_encounter",
            possible: true,
            run: () => human.begin(ScytheHuman.Encounter)
        },
        {
            id: "resources",
            text: qsTr("Resources"),
            symbol: "scythe_resources",
            possible: true,
            run: () => human.begin(ScytheHuman.Resources)
        },
        {
            id: "correct",
            text: qsTr("Correct"),
            symbol: "pencil",
            possible: true,
            run: () => control.correctAsked()
        }
    ]
    readonly property var offered: acts.filter(each => each.id !== "resources" || human.resourcesTracked)
    readonly property real wanted: {
        let most = 0;
        for (let i = 0; i < buttons.count; ++i)
            most = Math.max(most, ((buttons.itemAt(i) as KitButton)?.wordRoom ?? 0) + 2 * control.beside);
        return most;
    }
    readonly property real beside: 2 // room at each side of the words
    readonly property int lines: Math.ceil(offered.length / columns)
    // How high they are when they can be seen.
    readonly property real need: {
        let most = 0;
        for (let i = 0; i < buttons.count; ++i)
            most = Math.max(most, buttons.itemAt(i)?.implicitHeight ?? 0);
        return lines * most + (lines - 1) * spacing;
    }

    signal chosen
    // Something else is to be set right: in the trackers.
    signal correctAsked

    function fits(cellCount: int): bool {
        return cellCount * control.wanted + (cellCount - 1) * control.spacing <= control.width;
    }

    objectName: "acts"
    columns: fits(4) ? 4 : fits(3) ? 3 : fits(2) ? 2 : 1
    spacing: Theme.unit

    Repeater {
        id: buttons

        model: control.offered.length // so that the buttons stay when only their words change

        KitButton {
            required property int index
            readonly property var act: control.offered[index] ?? ({})

            objectName: "act_" + act.id
            width: (control.width - (control.columns - 1) * control.spacing) / control.columns
            stacked: true
            compact: true
            leftPadding: control.beside
            rightPadding: control.beside
            symbol: act.symbol ?? ""
            text: act.text ?? ""
            enabled: act.possible ?? false
            onClicked: {
                control.chosen();
                act.run();
            }
        }
    }
}
