import QtQuick
import Automa.Play

// Barrage's map, with the drops that run over it.
MapView {
    id: control

    readonly property alias dropsRunning: drops.running

    signal dropsArrived

    function animateDrops(paths: var) {
        drops.run(paths);
    }

    ink: BarrageBoardInk {}
    busy: drops.running
    Accessible.name: qsTr("Map of the board")

    BarrageMapDrops {
        id: drops

        unit: control.unit
        onFinished: control.dropsArrived()
    }
}
