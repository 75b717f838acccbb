import QtQuick
import Automa.Play

// A contract by its ContractKind and its energy.
GamePicture {
    id: control

    BarrageContractPlate {
        kind: control.kind
        energy: control.value
        size: control.size
    }
}
