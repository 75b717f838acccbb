import QtQuick
import Automa.Play

// A contract by its colour and its energy.
GamePicture {
    id: control

    BarrageContractPlate {
        kind: control.kind
        energy: control.value
        size: control.size
    }
}
