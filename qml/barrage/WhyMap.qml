import QtQuick
import Automa.PlayApp

// The map of a reason: large enough to read, and what the step tells apart in its middle. The rest is a swipe away.
BoardMap {
    id: control

    required property WhyModel why

    // Edge to edge, unless too little of the board's height would be left.
    readonly property real readableUnit: 0.55
    readonly property real heightWanted: 700

    // The most wanted of the views that fits; the smallest if none does.
    function chosen(views: var): var {
        for (const ids of views)
            if (control.fits(ids))
                return ids;
        return views[views.length - 1] ?? [];
    }

    function fits(ids: var): bool {
        const box = control.scene.boundsOf(ids);
        return (box.width + 40) * control.leastUnit <= control.width && (box.height + control.roomAbove) * control.leastUnit <= control.height;
    }

    leastUnit: Math.max(readableUnit, Math.min(width / land.width, height / heightWanted))
    roomAbove: shown.decided ? 80 : 0
    scene: why.scene
    shown: why.shown
    focusOn: chosen(why.views)
    selectable: []
}
