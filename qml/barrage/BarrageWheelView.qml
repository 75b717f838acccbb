pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The construction wheel: six segments, the open one on top, turning clockwise.
Item {
    id: control

    required property GadgetList segments // each a wheelSegment, the open one first
    // The segment that is being set; -1: none.
    property int marked: -1

    readonly property real radius: Math.max(10, width / 2 - 1)
    readonly property real hub: radius * 0.34

    function described(): string {
        const parts = [];
        for (let i = 0; i < all.count; ++i) {
            const segment = all.itemAt(i) as BarrageWheelPart;
            if (segment?.filled)
                parts.push(qsTr("segment %1: %2, excavators %3, mixers %4").arg(i + 1).arg(segment.name).arg(segment.excavators).arg(segment.mixers));
        }
        return parts.length === 0 ? qsTr("The wheel is empty") : parts.join("; ");
    }

    implicitWidth: 156
    implicitHeight: width
    Accessible.role: Accessible.Graphic
    Accessible.name: described()

    Repeater {
        id: all

        model: control.segments

        BarrageWheelPart {
            anchors.fill: parent
            z: index === control.marked ? 1 : 0
            marked: index === control.marked
            radius: control.radius
            emptyText: index === 0 ? qsTr("open") : "–"
        }
    }
    Rectangle {
        anchors.centerIn: parent
        z: 2
        width: 2 * control.hub
        height: width
        radius: control.hub
        color: Theme.surface
        border.width: 1.5
        border.color: Theme.line2

        Symbol {
            name: "turn"
            size: control.hub * 1.2
            anchors.centerIn: parent
        }
    }
}
