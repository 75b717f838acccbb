pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The map: a position drawn, looked at closer and tapped.
//   scene        a MapScene of a view-model
//   selectable   ids that a tap may mean; null: every place
//   highlights   {candidates, out, gone, reasons: [ids], winner, piece, chosen, marks: [{id, text}]}
//   focusOn      ids to bring into sight; [] shows the whole board
FocusScope {
    id: control

    property MapScene scene
    property var selectable: null
    property var highlights: ({})
    property var focusOn: []
    property alias dropsRunning: drops.running

    signal spaceTapped(string id)
    signal dropsArrived

    // The view: pixels a board unit, and the board's point in the upper left corner.
    property real unit: 0.4
    property real viewLeft: 0
    property real viewTop: 0
    property bool moved: false
    readonly property rect land: scene ? scene.bounds : Qt.rect(0, 0, 1000, 1450)
    readonly property real fitUnit: Math.min(width / land.width, height / land.height)
    readonly property real homeUnit: Math.max(fitUnit, Math.min(width / land.width, 0.4))
    // What is brought into sight is not drawn smaller than this.
    property real leastUnit: fitUnit
    // Board units left free above it, for a label.
    property real roomAbove: 0
    readonly property real mostUnit: 4 * Math.max(homeUnit, 0.3)
    readonly property bool zoomed: land.width * unit > width + 1 || land.height * unit > height + 1
    readonly property var places: scene ? scene.places : []
    property string cursor

    function animateDrops(paths: var) {
        drops.run(paths);
    }

    // Keeps the board in the window: centred where it is smaller, edge to edge where it is larger.
    function placed(at: real, room: real, size: real): real {
        const seen = room / control.unit;
        return seen >= size ? (size - seen) / 2 : Math.max(0, Math.min(size - seen, at));
    }

    function look(newUnit: real, x: real, y: real) {
        control.unit = Math.max(control.fitUnit, Math.min(control.mostUnit, newUnit));
        control.viewLeft = control.placed(x, control.width, control.land.width);
        control.viewTop = control.placed(y, control.height, control.land.height);
        ground.follow();
    }

    // Zooms about a point of the window, which keeps its place.
    function zoomAt(point: point, newUnit: real) {
        const goal = Math.max(control.fitUnit, Math.min(control.mostUnit, newUnit));
        const x = control.viewLeft + point.x / control.unit;
        const y = control.viewTop + point.y / control.unit;
        control.moved = true;
        control.look(goal, x - point.x / goal, y - point.y / goal);
    }

    function frame() {
        if (!control.scene || control.width <= 0 || control.height <= 0)
            return;
        control.moved = false;
        if (control.focusOn.length === 0) {
            control.look(control.homeUnit, 0, 0);
            return;
        }
        const places = control.scene.boundsOf(control.focusOn);
        const box = Qt.rect(places.x, places.y - control.roomAbove, places.width, places.height + control.roomAbove);
        const room = 110;
        const wanted = Math.min(control.width / (box.width + 2 * room), control.height / (box.height + 2 * room));
        control.unit = Math.max(control.leastUnit, Math.min(Math.max(0.62, control.homeUnit), wanted));
        control.look(control.unit, box.x + box.width / 2 - control.width / control.unit / 2,
                     box.y + box.height / 2 - control.height / control.unit / 2);
    }

    function tapAt(point: point) {
        const at = Qt.point(control.viewLeft + point.x / control.unit, control.viewTop + point.y / control.unit);
        const found = control.scene.hit(at, control.unit, control.selectable);
        const id = found.id;
        if (!id)
            return;
        if (found.close && control.unit < 0.8 && control.unit * 1.5 < control.mostUnit) {
            control.zoomAt(point, control.unit * 2);
            ground.repaint();
            return;
        }
        control.cursor = id;
        control.spaceTapped(id);
    }

    function allowed(): var {
        const all = control.places.map(place => place.id);
        return control.selectable === null ? all : all.filter(id => control.selectable.indexOf(id) >= 0);
    }

    function walk(by: int) {
        const ids = control.allowed();
        if (ids.length === 0)
            return;
        const at = ids.indexOf(control.cursor);
        control.cursor = ids[at < 0 ? 0 : (at + by + ids.length) % ids.length];
        control.reveal(control.scene.centreOf(control.cursor));
    }

    function reveal(at: point) {
        const x = (at.x - control.viewLeft) * control.unit;
        const y = (at.y - control.viewTop) * control.unit;
        const room = 60;
        if (x < room || y < room || x > control.width - room || y > control.height - room)
            control.look(control.unit, at.x - control.width / control.unit / 2, at.y - control.height / control.unit / 2);
    }

    implicitWidth: 360
    implicitHeight: 360
    clip: true
    activeFocusOnTab: true
    objectName: "map"
    Accessible.role: Accessible.Canvas
    Accessible.name: qsTr("Map of the board")
    Accessible.focusable: true
    onWidthChanged: moved ? look(unit, viewLeft, viewTop) : frame()
    onHeightChanged: moved ? look(unit, viewLeft, viewTop) : frame()
    onHomeUnitChanged: if (!moved) frame()
    onFocusOnChanged: frame()
    onSceneChanged: frame()
    Component.onCompleted: frame()
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
        control.zoomAt(Qt.point(control.width / 2, control.height / 2), control.unit * (bigger ? 1.25 : 0.8));
        ground.repaint();
        event.accepted = true;
    }

    MapGround {
        id: ground

        scene: control.scene
        highlights: control.highlights
        unit: control.unit
        viewLeft: control.viewLeft
        viewTop: control.viewTop
        room: Qt.size(control.width, control.height)
        land: control.land
        busy: drops.running
    }
    MapDrops {
        id: drops

        unit: control.unit
        x: -control.viewLeft * control.unit
        y: -control.viewTop * control.unit
        onFinished: control.dropsArrived()
    }
    MapPlaces {
        scene: control.scene
        selectable: control.selectable
        x: -control.viewLeft * control.unit
        y: -control.viewTop * control.unit
        scale: control.unit
        transformOrigin: Item.TopLeft
        onPressed: id => control.spaceTapped(id)
    }
    Rectangle {
        readonly property point at: control.scene && control.cursor !== "" ? control.scene.centreOf(control.cursor)
                                                                           : Qt.point(0, 0)

        visible: control.activeFocus && control.cursor !== ""
        width: 132 * control.unit
        height: 84 * control.unit
        x: (at.x - control.viewLeft) * control.unit - width / 2
        y: (at.y - control.viewTop) * control.unit - height / 2
        radius: Theme.chipRadius
        color: "transparent"
        border.width: 3
        border.color: Theme.text
    }
    FocusRing {
        visible: control.activeFocus && control.cursor === ""
        anchors.margins: 0
    }
    BoardMapTouch {
        anchors.fill: parent
        pannable: control.zoomed
        onTapped: point => {
            control.forceActiveFocus(Qt.MouseFocusReason);
            control.tapAt(point);
        }
        onDoubleTapped: point => {
            control.zoomAt(point, control.unit >= 2 * control.homeUnit ? control.homeUnit : control.unit * 2);
            ground.repaint();
        }
        onPanned: by => {
            control.moved = true;
            control.look(control.unit, control.viewLeft - by.x / control.unit, control.viewTop - by.y / control.unit);
        }
        onZoomedBy: (point, factor) => control.zoomAt(point, control.unit * factor)
        onSettled: ground.repaint()
    }
}
