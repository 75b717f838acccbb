import QtQuick
import Automa.PlayApp

// The map of a reason: large enough to read, and what the step tells apart in its middle. The rest is a swipe away.
BarrageBoardMap {
    id: control

    required property WhyModel why

    // Edge to edge, unless too little of the board's height would be left.
    readonly property real readableUnit: 0.55
    readonly property real heightWanted: 700

    readonly property real wantedUnit: Math.max(readableUnit, Math.min(width / land.width, height / heightWanted))

    // All candidates, with what decided among them if that fits too.
    function chosen(): var {
        const all = control.why.view(0);
        return control.why.views < 2 || control.unitFor(all) >= control.wantedUnit ? all : control.why.view(1);
    }

    function unitFor(ids: var): real {
        const box = control.scene.boundsOf(ids);
        return Math.min(control.width / (box.width + 40), control.height / (box.height + control.roomAbove + 40));
    }

    leastUnit: focusOn.length === 0 ? wantedUnit : Math.min(wantedUnit, unitFor(focusOn))
    roomAbove: shown.decided ? 80 : 0
    scene: why.scene
    shown: why.shown
    focusOn: chosen()
    selectable: []
}
