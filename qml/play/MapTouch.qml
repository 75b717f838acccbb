import QtQuick

// Fingers, mouse and wheel on the map: one tap, two taps, a drag, a pinch. Where the map lies in a page that scrolls, the
// wheel scrolls the page and zooms with Ctrl.
Item {
    id: control

    property bool pannable: false
    property point last
    property real lastScale: 1

    // A finger that rests shows the loupe, corrects while it slides and chooses when it lifts.
    property bool loupe: false
    property bool looking: false
    readonly property alias finger: finger.last

    property Flickable page: null
    readonly property bool scrolled: page !== null && page.contentHeight > page.height

    function zoomByWheel(event: WheelEvent) {
        control.zoomedBy(Qt.point(event.x, event.y), event.angleDelta.y > 0 ? 1.15 : 1 / 1.15);
        settle.restart();
    }

    signal tapped(point point)
    signal lifted(point point)
    signal doubleTapped(point point)
    signal panned(point by)
    signal zoomedBy(point point, real factor)
    signal settled

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        longPressThreshold: control.loupe ? 0.2 : 0.8
        onLongPressed: control.looking = control.loupe
        onTapped: (eventPoint, button) => {
            if (tapCount < 2)
                control.tapped(eventPoint.position);
        }
        onDoubleTapped: (eventPoint, button) => control.doubleTapped(eventPoint.position)
    }
    PointHandler {
        id: finger

        property point last

        enabled: control.loupe
        acceptedButtons: Qt.LeftButton
        onPointChanged: if (active) last = point.position
        onActiveChanged: {
            if (active || !control.looking)
                return;
            control.looking = false;
            control.lifted(last);
        }
    }
    DragHandler {
        target: null
        enabled: control.pannable && !control.looking
        onActiveChanged: {
            control.last = Qt.point(0, 0);
            if (!active)
                control.settled();
        }
        onTranslationChanged: {
            if (!active)
                return;
            control.panned(Qt.point(translation.x - control.last.x, translation.y - control.last.y));
            control.last = Qt.point(translation.x, translation.y);
        }
    }
    PinchHandler {
        target: null
        onActiveChanged: {
            control.lastScale = 1;
            if (!active)
                control.settled();
        }
        onActiveScaleChanged: {
            if (!active || activeScale <= 0)
                return;
            control.zoomedBy(centroid.position, activeScale / control.lastScale);
            control.lastScale = activeScale;
        }
    }
    Component.onCompleted: {
        let walker = parent;
        while (walker && !(walker instanceof Flickable))
            walker = walker.parent;
        control.page = walker;
    }

    WheelHandler {
        target: null
        enabled: !control.scrolled
        acceptedModifiers: Qt.NoModifier
        onWheel: event => control.zoomByWheel(event)
    }
    WheelHandler {
        target: null
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => control.zoomByWheel(event)
    }
    Timer {
        id: settle

        interval: 150
        onTriggered: control.settled()
    }
}
