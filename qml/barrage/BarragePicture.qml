import QtQuick
import Automa.BarrageApp
import Automa.Play

// A contract by its colour and its energy.
GamePicture {
    id: control

    BarrageContractPlate {
        kind: ContractKinds.ofPicture(control.kind)
        energy: control.value
        size: control.size
    }
}
