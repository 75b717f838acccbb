import QtQuick
import Automa.BarrageApp

// The map of a reason: large enough to read, and what the step tells apart in its middle. The rest is a swipe away.
BoardMap {
    id: control

    property WhyModel why

    // Edge to edge, unless too little of the board's height would be left.
    readonly property real readableUnit: 0.55
    readonly property real heightWanted: 700

    function fits(ids: var): bool {
        const box = control.scene.boundsOf(ids);
        const room = 20;
        return (box.width + 2 * room) * control.leastUnit <= control.width && (box.height + control.roomAbove + room) * control.leastUnit <= control.height;
    }

    leastUnit: Math.max(readableUnit, Math.min(width / land.width, height / heightWanted))
    roomAbove: (why.highlights.winner ?? "") === "" ? 0 : 80
    scene: why.scene
    highlights: why.highlights
    focusOn: why.views.find(ids => control.fits(ids)) ?? why.views[why.views.length - 1] ?? []
    selectable: []
}
