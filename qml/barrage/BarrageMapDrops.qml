pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Drops on their way. Each runs its polyline (board units) once, a little after the one before it.
Item {
    id: control

    property var ways: []
    property real unit: 1
    readonly property bool running: ways.length > 0
    property int arrived: 0
    // One way, in milliseconds.
    readonly property int runTime: Theme.animated ? 400 : 0

    signal finished

    function run(paths: var) {
        if (control.runTime === 0 || paths.length === 0) {
            control.finished();
            return;
        }
        control.arrived = 0;
        control.ways = paths;
    }

    function arrive() {
        control.arrived += 1;
        if (control.arrived < control.ways.length)
            return;
        control.ways = [];
        control.finished();
    }

    Repeater {
        model: control.ways

        Item {
            id: drop

            required property var modelData
            required property int index

            objectName: "runningDrop"
            x: way.x * control.unit
            y: way.y * control.unit
            visible: way.progress > 0

            PathInterpolator {
                id: way

                path: Path {
                    PathPolyline {
                        path: drop.modelData
                    }
                }

                SequentialAnimation on progress {
                    PauseAnimation {
                        duration: drop.index * 90
                    }
                    NumberAnimation {
                        from: 0.001
                        to: 1
                        duration: control.runTime
                        easing.type: Easing.OutQuad
                    }
                    ScriptAction {
                        script: control.arrive()
                    }
                }
            }
            Rectangle {
                anchors.centerIn: parent
                width: mark.size + 8
                height: width
                radius: width / 2
                color: Theme.surface
                border.width: 1
                border.color: BarrageTheme.mapDrop
            }
            Symbol {
                id: mark

                anchors.centerIn: parent
                name: "drop"
                color: BarrageTheme.mapDrop
                size: Math.max(16, Math.round(34 * control.unit))
            }
        }
    }
}
