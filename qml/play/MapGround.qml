import QtQuick
import Automa.Kit
import Automa.MapApp

// The painted layers. They are painted for the part in sight and a margin around it; while the view moves they are
// only moved and scaled, and painted again once the view rests or leaves them.
Item {
    id: control

    required property MapScene scene
    required property MapInk ink
    property mapHighlights shown
    property real unit
    property real viewLeft
    property real viewTop
    property size room
    property rect land
    // Something moves over the map: no time for painting that can wait.
    property bool busy: false

    property rect area: Qt.rect(0, 0, 1, 1)
    property real paintedUnit: 1

    function covers(): bool {
        const right = Math.min(control.land.right, control.viewLeft + control.room.width / control.unit);
        const bottom = Math.min(control.land.bottom, control.viewTop + control.room.height / control.unit);
        return control.area.x <= Math.max(control.land.x, control.viewLeft) + 1 && control.area.y <= Math.max(control.land.y, control.viewTop) + 1
            && control.area.x + control.area.width >= right - 1 && control.area.y + control.area.height >= bottom - 1;
    }

    // The view has moved.
    function follow() {
        const ratio = control.unit / control.paintedUnit;
        if (opening.running || !control.covers() || ratio < 0.75 || ratio > 1.5)
            control.repaint();
        else
            rest.restart();
    }

    function repaint() {
        rest.stop();
        const wide = control.room.width / control.unit;
        const high = control.room.height / control.unit;
        if (wide <= 0 || high <= 0)
            return;
        // Whole pixels, so that nothing is drawn between two of them.
        const u = control.unit;
        const x = Math.floor(Math.max(control.land.x, control.viewLeft - wide / 4) * u) / u;
        const y = Math.floor(Math.max(control.land.y, control.viewTop - high / 4) * u) / u;
        const right = Math.min(control.land.right, control.viewLeft + wide * 1.25);
        const bottom = Math.min(control.land.bottom, control.viewTop + high * 1.25);
        control.paintedUnit = u;
        control.area = Qt.rect(x, y, Math.round((right - x) * u) / u, Math.round((bottom - y) * u) / u);
    }

    // It comes into sight: what is about to be shown is never only scaled.
    function sharpen() {
        if (control.paintedUnit !== control.unit)
            control.repaint();
        opening.restart();
    }

    function appear() {
        if (Theme.animated)
            appearing.restart();
    }

    onRoomChanged: if (paintedUnit !== unit || !covers()) repaint()
    onShownChanged: appear()

    Timer {
        id: opening

        interval: rest.interval
    }
    Timer {
        id: rest

        interval: 120
        onTriggered: {
            if (control.busy)
                rest.restart();
            else if (control.paintedUnit !== control.unit)
                control.repaint();
        }
    }
    Item {
        x: Math.round((control.area.x - control.viewLeft) * control.unit)
        y: Math.round((control.area.y - control.viewTop) * control.unit)
        scale: control.unit / control.paintedUnit
        transformOrigin: Item.TopLeft

        MapLayer {
            part: MapLayer.Board
            scene: control.scene
            ink: control.ink
            area: control.area
            unit: control.paintedUnit
        }
        MapLayer {
            id: lifted

            part: MapLayer.Highlights
            scene: control.scene
            ink: control.ink
            shown: control.shown
            area: control.area
            unit: control.paintedUnit
        }
        MapLayer {
            id: winner

            part: MapLayer.Winner
            visible: control.shown.picked
            scene: control.scene
            ink: control.ink
            shown: control.shown
            area: control.area
            unit: control.paintedUnit
        }
    }
    SequentialAnimation {
        id: appearing

        NumberAnimation {
            target: lifted
            property: "opacity"
            from: 0.4
            to: 1
            duration: Theme.traceStep
            easing.type: Easing.OutQuad
        }
        SequentialAnimation {
            loops: control.shown.decided ? 2 : 0

            NumberAnimation {
                target: winner
                property: "opacity"
                to: 0.35
                duration: Theme.traceStep
                easing.type: Easing.OutQuad
            }
            NumberAnimation {
                target: winner
                property: "opacity"
                to: 1
                duration: Theme.traceStep
                easing.type: Easing.OutQuad
            }
        }
    }
}
