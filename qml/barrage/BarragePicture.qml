import QtQuick
import Automa.BarrageApp
import Automa.Play

// A contract by its ContractKind and its energy, or a tile's production by its colour and what it adds.
GamePicture {
    id: control

    BarrageContractPlate {
        kind: ContractKinds.kindIn(control.kind)
        label: ContractKinds.labelIn(control.kind, control.value)
        size: control.size
    }
}
