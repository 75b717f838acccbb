pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.MapApp

// A map: a position drawn, looked at closer and tapped. A game gives the scene, its ink and, between the map and the
// fingers, whatever moves over it (board units times `unit`).
FocusScope {
    id: control

    property MapScene scene // none: nothing is drawn
    required property MapInk ink
    // What is lifted out of the map.
    property mapHighlights shown
    // Ids that a tap may mean; null: every place.
    property var selectable: null
    // Ids to bring into sight; [] shows the whole board.
    property var focusOn: []
    // Pixels a board unit: what can be read, and what is near enough to tell places apart.
    property real readableUnit: 0.4
    property real closeUnit: 1.55 * readableUnit
    // What is brought into sight is not drawn smaller than this.
    property real leastUnit: camera.fitUnit
    // Board units left free around it, and above it for a label.
    property real roomAround: 110
    property real roomAbove: 0
    // The smallest element that a screen reader finds, in board units.
    property size leastPlace: Qt.size(124, 124)
    // Places must be wide enough for fingers; the rest of the map is a swipe away.
    property bool forFingers: false
    // A resting finger shows what lies under it; sliding corrects, lifting chooses.
    property bool loupe: false
    // Something moves over the map: no time for painting that can wait.
    property bool busy: false
    property string cursor
    // The cursor is led by keys: only then it is drawn.
    property bool walking: false
    default property alias over: over.data

    readonly property alias unit: camera.unit
    readonly property alias viewLeft: camera.left
    readonly property alias viewTop: camera.top
    readonly property alias fitUnit: camera.fitUnit
    readonly property alias homeUnit: camera.homeUnit
    readonly property alias zoomed: camera.zoomed
    readonly property rect land: scene ? scene.bounds : Qt.rect(0, 0, 1000, 1000)

    signal spaceTapped(string id)

    function reveal(at: point) {
        camera.reveal(at);
    }

    function frame() {
        camera.frame();
    }

    // As it comes into sight: the whole of what matters, nothing led to by keys.
    function present() {
        control.walking = false;
        control.cursor = "";
        camera.frame();
        ground.sharpen();
        ground.appear();
    }

    function zoomAt(point: point, unit: real) {
        camera.zoomAt(point, unit);
    }

    function tapAt(point: point, certain: bool) {
        if (!control.scene)
            return;
        const at = camera.toBoard(point);
        const found = control.selectable === null ? control.scene.hit(at, camera.unit)
                                                  : control.scene.hitAmong(control.selectable, at, camera.unit);
        if (found.place === "")
            return;
        // Two places are meant as well as one: look closer first.
        if (found.close && !certain && camera.unit < 2 * control.readableUnit && camera.unit * 1.5 < camera.mostUnit) {
            camera.zoomAt(point, camera.unit * 2);
            ground.repaint();
            return;
        }
        control.walking = false;
        control.cursor = found.place;
        control.spaceTapped(found.place);
    }

    function allowed(): var {
        const all = [];
        for (let i = 0; i < control.scene.places.count; ++i) {
            const place = control.scene.idOf(i);
            if (control.selectable === null || control.selectable.indexOf(place) >= 0)
                all.push(place);
        }
        return all;
    }

    function walk(by: int) {
        const ids = control.scene ? control.allowed() : [];
        if (ids.length === 0)
            return;
        control.walking = true;
        const at = ids.indexOf(control.cursor);
        control.cursor = ids[at < 0 ? 0 : (at + by + ids.length) % ids.length];
        camera.reveal(control.scene.centreOf(control.cursor));
    }

    implicitWidth: 360
    implicitHeight: 360
    clip: true
    activeFocusOnTab: true
    objectName: "map"
    Accessible.role: Accessible.Canvas
    Accessible.focusable: true
    onFocusOnChanged: camera.frame()
    onSceneChanged: camera.frame()
    Keys.onRightPressed: walk(1)
    Keys.onDownPressed: walk(1)
    Keys.onLeftPressed: walk(-1)
    Keys.onUpPressed: walk(-1)
    Keys.onReturnPressed: if (cursor !== "") spaceTapped(cursor)
    Keys.onEnterPressed: if (cursor !== "") spaceTapped(cursor)
    Keys.onSpacePressed: if (cursor !== "") spaceTapped(cursor)
    Keys.onPressed: event => {
        const bigger = event.key === Qt.Key_Plus || event.key === Qt.Key_Equal;
        if (!bigger && event.key !== Qt.Key_Minus)
            return;
        camera.zoomAt(Qt.point(control.width / 2, control.height / 2), camera.unit * (bigger ? 1.25 : 0.8));
        ground.repaint();
        event.accepted = true;
    }

    MapCamera {
        id: camera

        room: Qt.size(control.width, control.height)
        land: control.land
        focus: control.scene && control.focusOn.length > 0 && control.scene.revision >= 0
               ? control.scene.boundsOf(control.focusOn) : Qt.rect(0, 0, 0, 0)
        readableUnit: control.readableUnit
        closeUnit: control.closeUnit
        leastUnit: control.leastUnit
        fingerUnit: control.forFingers && control.scene && control.scene.fingerSize > 0
                    ? Theme.target / control.scene.fingerSize : 0
        roomAround: control.roomAround
        roomAbove: control.roomAbove
        onLooked: ground.follow()
    }
    MapGround {
        id: ground

        scene: control.scene
        ink: control.ink
        shown: control.shown
        unit: camera.unit
        viewLeft: camera.left
        viewTop: camera.top
        room: Qt.size(control.width, control.height)
        land: control.land
        busy: control.busy
    }
    Item {
        id: over

        x: -camera.left * camera.unit
        y: -camera.top * camera.unit
    }
    MapPlaces {
        scene: control.scene
        selectable: control.selectable
        least: control.leastPlace
        x: -camera.left * camera.unit
        y: -camera.top * camera.unit
        scale: camera.unit
        transformOrigin: Item.TopLeft
        onPressed: id => control.spaceTapped(id)
    }
    Rectangle {
        readonly property rect at: control.scene && control.cursor !== "" && control.scene.revision >= 0
                                   ? control.scene.frameOf(control.cursor) : Qt.rect(0, 0, 0, 0)

        visible: control.activeFocus && control.walking && control.cursor !== ""
        width: (at.width + 32) * camera.unit
        height: (at.height + 24) * camera.unit
        x: (at.x + at.width / 2 - camera.left) * camera.unit - width / 2
        y: (at.y + at.height / 2 - camera.top) * camera.unit - height / 2
        radius: Theme.chipRadius
        color: "transparent"
        border.width: 3
        border.color: Theme.text
    }
    FocusRing {
        visible: control.activeFocus && control.cursor === ""
        anchors.margins: 0
    }
    MapTouch {
        id: touch

        anchors.fill: parent
        pannable: camera.zoomed
        loupe: control.loupe
        onTapped: point => {
            control.forceActiveFocus(Qt.MouseFocusReason);
            control.tapAt(point, false);
        }
        onLifted: point => {
            control.forceActiveFocus(Qt.MouseFocusReason);
            control.tapAt(point, true);
        }
        onDoubleTapped: point => {
            camera.zoomAt(point, camera.unit >= 2 * camera.homeUnit ? camera.homeUnit : camera.unit * 2);
            ground.repaint();
        }
        onPanned: by => camera.panBy(by)
        onZoomedBy: (point, factor) => camera.zoomAt(point, camera.unit * factor)
        onSettled: ground.repaint()
    }
    MapLoupe {
        visible: control.loupe && touch.looking
        anchors.fill: parent
        scene: visible ? control.scene : null
        ink: control.ink
        shown: control.shown
        selectable: control.selectable
        unit: camera.unit
        finger: touch.finger
        at: camera.toBoard(touch.finger)
    }
}
