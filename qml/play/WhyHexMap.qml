import QtQuick
import Automa.PlayApp

// The map of a reason in hexes: what the step tells apart in its middle, the rest is a swipe away.
MapView {
    id: control

    required property WhyModel why
    // Both at once, when both are known: read one by one they would be worked out in the middle of a choice.
    readonly property size room: Qt.size(width, height)

    // The most wanted of the views that can be read whole; the smallest if none can.
    function chosen(): var {
        let ids = [];
        for (let i = 0; i < control.why.views; ++i) {
            ids = control.why.view(i);
            if (control.fits(ids))
                break;
        }
        return ids;
    }

    function fits(ids: var): bool {
        const box = control.scene.boundsOf(ids);
        return (box.width + 40) * control.readableUnit <= control.room.width && (box.height + 40) * control.readableUnit <= control.room.height;
    }

    leastUnit: Math.min(readableUnit, width / land.width, height / land.height)
    roomAround: 40
    scene: why.scene
    shown: why.shown
    focusOn: chosen()
    selectable: []
    Accessible.name: qsTr("Map for this step")
}
