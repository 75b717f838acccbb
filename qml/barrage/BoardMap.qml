import QtQuick
import Automa.BarrageApp
import Automa.MapApp
import Automa.Play

// Barrage's map, with the drops that run over it.
//   highlights   {candidates, out, gone, reasons: [ids], winner, piece, chosen, marks: [{id, text}]}
MapView {
    id: control

    property var highlights: ({})
    property mapHighlights nothing
    readonly property BarrageMap board: scene as BarrageMap
    readonly property alias dropsRunning: drops.running

    signal dropsArrived

    function animateDrops(paths: var) {
        drops.run(paths);
    }

    ink: BoardInk {}
    shown: board ? board.lit(highlights) : nothing
    busy: drops.running
    Accessible.name: qsTr("Map of the board")

    MapDrops {
        id: drops

        unit: control.unit
        onFinished: control.dropsArrived()
    }
}
