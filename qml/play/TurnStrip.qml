pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Everybody in turn order: seal and name, level or state below it, `points` adds the VP. Where there is little room, the
// level is said in short below the name, then behind it, then in its place; the VP go before the name. `low` is for
// short windows.
FocusScope {
    id: control

    required property GadgetList order
    property bool points: false
    property string chosen
    property bool choosable: false
    property bool low: false

    signal sideChosen(string who)

    readonly property int count: order?.count ?? 0
    readonly property real cellWidth: count === 0 ? width : (width - (count - 1) * Theme.unit) / count
    readonly property real nameRoom: most(cell => cell.nameRoom)
    readonly property real detailRoom: Math.max(nameRoom, most(cell => cell.detailRoom))
    readonly property real pointsRoom: points ? most(cell => cell.pointsRoom) : 0
    readonly property bool named: nameRoom <= cellWidth + 0.5
    readonly property bool scored: points && named && nameRoom + pointsRoom <= cellWidth + 0.5
    readonly property real detailWidth: cellWidth + 0.5 - (scored ? pointsRoom : 0)
    readonly property bool brief: detailRoom > detailWidth
    readonly property bool detailed: !low && named && every(cell => cell.twoLinesFit)
                                     && (brief ? Math.max(nameRoom, most(cell => cell.briefRoom)) : detailRoom) <= detailWidth
    readonly property bool joined: !detailed && most(cell => cell.joinedRoom) <= detailWidth
    readonly property bool levelled: !detailed && !joined && most(cell => cell.levelRoom) <= detailWidth
                                     && every(cell => cell.levelFits)

    function most(room: var): real {
        let wanted = 0;
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i) as TurnStripCell;
            if (cell)
                wanted = Math.max(wanted, room(cell));
        }
        return wanted;
    }

    function every(holds: var): bool {
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i) as TurnStripCell;
            if (cell && !holds(cell))
                return false;
        }
        return true;
    }

    objectName: "turnOrder"
    implicitWidth: count * (detailRoom + pointsRoom) + (count - 1) * Theme.unit
    implicitHeight: low ? 32 : 48
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turn order")

    Row {
        y: (control.height - Theme.target) / 2
        spacing: Theme.unit

        Repeater {
            id: cells

            model: control.order

            TurnStripCell {
                objectName: "order_" + who
                width: control.cellWidth
                height: Theme.target
                low: control.low
                named: control.named
                detailed: control.detailed
                briefly: control.brief
                joined: control.joined
                levelled: control.levelled
                scored: control.scored
                marked: control.choosable ? control.chosen === who : current
                enabled: control.choosable
                onClicked: control.sideChosen(who)
            }
        }
    }
}
